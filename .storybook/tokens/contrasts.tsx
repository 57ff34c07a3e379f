import { useLayoutEffect, useRef, useState } from 'react'
import { contrast, readColour } from './contrast'
import { colourPairs } from './colour-pairs'
import './tokens.css'

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
          contrast(readColour(element, foreground), readColour(element, background)),
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
