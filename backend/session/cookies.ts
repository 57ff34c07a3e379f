import { parse, serialize } from 'hono/utils/cookie'

/** Cookies of one call: those received and those to set. */
export type CookieExchange = {
  readonly received: ReadonlyMap<string, string>
  set(name: string, value: string, options: { path: string; maxAge: number }): void
}

/** @param isSecure true if the browser used https; otherwise it would drop Secure cookies */
export function createCookieExchange(
  header: string | null,
  isSecure: boolean,
  answers: string[],
): CookieExchange {
  return {
    received: new Map(Object.entries(parse(header ?? ''))),
    set(name, value, options) {
      answers.push(
        serialize(name, value, {
          ...options,
          httpOnly: true,
          secure: isSecure,
          sameSite: 'Strict',
        }),
      )
    },
  }
}
