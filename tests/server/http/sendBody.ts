import { connect } from 'node:net'

/** Sends until the server hangs up; the first line of its answer, which a hang-up may overtake. */
export function sendBody(
  port: number,
  bytes: number,
): Promise<{ readonly answer: string; readonly sent: number }> {
  const size = 65_536
  const piece = Buffer.concat([
    Buffer.from(`${size.toString(16)}\r\n`),
    Buffer.alloc(size),
    Buffer.from('\r\n'),
  ])
  return new Promise(resolve => {
    let sent = 0
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', part => {
      answer += part.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ answer: answer.slice(0, Math.max(0, answer.indexOf('\r\n'))), sent }))
    const send = () => {
      while (!socket.destroyed && sent < bytes) {
        sent += size
        if (!socket.write(piece)) return void socket.once('drain', send)
      }
    }
    socket.write(
      'POST /file HTTP/1.1\r\nHost: test\r\nContent-Type: application/octet-stream\r\nTransfer-Encoding: chunked\r\n\r\n',
    )
    send()
  })
}
