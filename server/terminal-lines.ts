/** Fields that a terminal shows in a fixed place or not at all. */
const UNLISTED_FIELDS = new Set(['level', 'time', 'msg', 'err', 'request_id'])

/** Converts a line of JSON to `09:30:00 ERROR text key=value`, with the stack of an error below. */
export function formatLine(json: string): string {
  const line = JSON.parse(json) as Record<string, unknown> & {
    level: string
    time: string
    msg?: string
    err?: { message: string; stack?: string }
  }
  const fields = Object.entries(line)
    .filter(([name]) => !UNLISTED_FIELDS.has(name))
    .map(([name, value]) => ` ${name}=${String(value)}`)
  const time = line.time.slice('2026-11-28T'.length, '2026-11-28T09:30:00'.length)
  const text = `${time} ${line.level.toUpperCase()} ${line.msg ?? ''}${fields.join('')}\n`
  return line.err ? `${text}${line.err.stack ?? line.err.message}\n` : text
}
