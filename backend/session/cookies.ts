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
    received: parseCookies(header),
    set(name, value, { path, maxAge }) {
      const parts = [
        `${name}=${value}`,
        `Path=${path}`,
        `Max-Age=${maxAge}`,
        'HttpOnly',
        'SameSite=Strict',
      ]
      answers.push([...parts, ...(isSecure ? ['Secure'] : [])].join('; '))
    },
  }
}

function parseCookies(header: string | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0) found.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
  }
  return found
}
