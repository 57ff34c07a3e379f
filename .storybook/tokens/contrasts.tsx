import { useLayoutEffect, useRef, useState } from 'react'
import './tokens.css'

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Returns the contrast of two colours by WCAG 2.2, from 1 to 21. */
function computeContrast(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [computeLuminance(a), computeLuminance(b)].toSorted((x, y) => y - x)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function computeLuminance(colour: Rgb): number {
  const [r, g, b] = colour.map((channel) => {
    const ratio = channel / 255
    return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** Returns a token's colour in the element's theme, as computed by the browser. */
function readColour(element: HTMLElement, token: string): Rgb {
  element.style.color = `var(${token})`
  const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
  return [r, g, b]
}

/**
 * A foreground on a background, with the contrast that WCAG 2.2 AA requires: 4.5 for text, 3 for
 * edges and marks.
 */
export interface ColourPair {
  foreground: string
  background: string
  minContrast: 4.5 | 3
}

const backgroundTokens = ['--paper', '--paper-raised', '--paper-sunken']
const textTokens = [
  '--ink',
  '--ink-muted',
  '--ink-faint',
  '--green-ink',
  '--amber-ink',
  '--red-ink',
]

const colourPairs: readonly ColourPair[] = [
  ...textTokens.flatMap((front) =>
    backgroundTokens.map((back) => ({
      foreground: front,
      background: back,
      minContrast: 4.5 as const,
    })),
  ),
  { foreground: '--on-green', background: '--green', minContrast: 4.5 },
  { foreground: '--on-green', background: '--green-hover', minContrast: 4.5 },
  { foreground: '--on-red', background: '--red', minContrast: 4.5 },
  { foreground: '--green-ink', background: '--green-wash', minContrast: 4.5 },
  { foreground: '--amber-ink', background: '--amber-wash', minContrast: 4.5 },
  { foreground: '--red-ink', background: '--red-wash', minContrast: 4.5 },
  { foreground: '--ink', background: '--green-wash', minContrast: 4.5 },
  { foreground: '--ink', background: '--amber-wash', minContrast: 4.5 },
  { foreground: '--ink', background: '--red-wash', minContrast: 4.5 },
  { foreground: '--line-strong', background: '--paper', minContrast: 3 },
  { foreground: '--line-strong', background: '--paper-raised', minContrast: 3 },
  { foreground: '--focus', background: '--paper', minContrast: 3 },
  { foreground: '--focus', background: '--paper-raised', minContrast: 3 },
  { foreground: '--focus', background: '--paper-sunken', minContrast: 3 },
  { foreground: '--green', background: '--paper', minContrast: 3 },
  { foreground: '--amber', background: '--paper', minContrast: 3 },
  { foreground: '--amber', background: '--paper-raised', minContrast: 3 },
  { foreground: '--red', background: '--paper', minContrast: 3 },
]

/** All colour pairs in use, in both themes, with their contrast. */
export function Contrasts() {
  return (
    <div className="token-themes sb-unstyled">
      <Theme name="light" />
      <Theme name="dark" />
    </div>
  )
}

function Theme({ name }: { name: 'light' | 'dark' }) {
  const probe = useRef<HTMLSpanElement>(null)
  const [ratios, setRatios] = useState<number[]>([])

  useLayoutEffect(() => {
    const element = probe.current
    if (element)
      setRatios(
        colourPairs.map(({ foreground, background }) =>
          computeContrast(readColour(element, foreground), readColour(element, background)),
        ),
      )
  }, [])

  return (
    <table className="token-table" style={{ colorScheme: name }} data-testid={`contrasts-${name}`}>
      <caption>
        {name}
        <span ref={probe} hidden />
      </caption>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Front</th>
          <th scope="col">Back</th>
          <th scope="col" className="token-number">
            Contrast
          </th>
        </tr>
      </thead>
      <tbody>
        {colourPairs.map(({ foreground, background, minContrast }, index) => {
          const ratio = ratios[index]
          return (
            <tr key={foreground + background}>
              <td>
                <span
                  className="token-sample"
                  style={{ color: `var(${foreground})`, background: `var(${background})` }}
                >
                  {minContrast === 3 ? <span className="token-edge" /> : 'Ag 118.420'}
                </span>
              </td>
              <td>{foreground}</td>
              <td>{background}</td>
              <td
                className="token-number"
                data-enough={ratio === undefined || ratio >= minContrast}
              >
                {ratio?.toFixed(2)}{' '}
                {ratio !== undefined && ratio < minContrast && `(least ${minContrast})`}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
