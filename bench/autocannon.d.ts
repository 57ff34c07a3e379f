/** The part of autocannon that is used here; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    method?: 'GET' | 'POST'
    /** Requests a second, of all connections together. */
    overallRate?: number
    requests?: { setupRequest(request: Request): Request }[]
  }

  interface Request {
    headers: Record<string, string>
    body?: string
  }

  interface Result {
    requests: { average: number }
    /** Milliseconds. */
    latency: { p99: number }
    non2xx: number
    statusCodeStats: Record<string, { count: number }>
    errors: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
