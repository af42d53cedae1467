import type { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { lanAddress } from '../src/commands/serve.ts'

type Nets = ReturnType<typeof networkInterfaces>
const net = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  [{ address, internal, family, netmask: '', mac: '', cidr: null, scopeid: 0 }] as NonNullable<Nets[string]>

describe('serve --lan', () => {
  it('names an address of the home network, never the one of this machine alone', () => {
    const nets = { lo: net('127.0.0.1', true), vpn: net('100.64.0.7'), wifi: net('192.168.1.23') }
    expect(lanAddress(nets)).toBe('192.168.1.23')
    expect(lanAddress({ lo: net('127.0.0.1', true), cable: net('10.1.2.3') })).toBe('10.1.2.3')
    expect(lanAddress({ cable: net('203.0.113.9') })).toBe('203.0.113.9')
    expect(lanAddress({ lo: net('127.0.0.1', true), six: net('fe80::1', false, 'IPv6') })).toBe(undefined)
  })
})
