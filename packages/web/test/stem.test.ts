import { describe, expect, it } from 'vitest'
import { stemOf } from '../src/table/stem.ts'

describe('headings of pieces', () => {
  it('say what they share once', () => {
    expect(stemOf(['Move from Earth to', 'Move from Saturn to'])).toEqual({
      heading: 'Move from',
      names: ['Earth', 'Saturn'],
    })
  })

  it('keep names of several words whole', () => {
    expect(stemOf(['Cube from Londres Nova to', 'Cube from Eros to']).names).toEqual(['Londres Nova', 'Eros'])
  })

  it('leave headings alone that share nothing', () => {
    expect(stemOf(['Move a unit', 'Place a fort'])).toEqual({ heading: '', names: ['Move a unit', 'Place a fort'] })
  })

  it('leave a name for each even where one says all of the other', () => {
    expect(stemOf(['Move from Earth', 'Move from Earth orbit']).names).toEqual(['Earth', 'Earth orbit'])
  })
})
