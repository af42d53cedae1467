import { WebSocketServer, type WebSocket } from 'ws'

/* Nothing but sockets: whatever one says, everybody of its group hears a message of a given size. The yardstick of `load`. */

const [bytes = '1000'] = process.argv.slice(2)
const payload = Buffer.from('x'.repeat(Number(bytes)))
const groups = new Map<string, Set<WebSocket>>()

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, request) => {
  const name = request.url ?? ''
  const group = groups.get(name) ?? new Set()
  groups.set(name, group.add(socket))
  socket.on('message', (data: Buffer) => {
    socket.send(data.toString())
    for (const one of group) one.send(payload)
  })
  socket.on('close', () => group.delete(socket))
})
server.on('listening', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
})
