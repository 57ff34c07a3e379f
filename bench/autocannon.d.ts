/** The part of autocannon that is used here; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers: Record<string, string>
  }

  interface Result {
    requests: { average: number }
    /** Milliseconds. */
    latency: { p99: number }
    non2xx: number
    errors: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
