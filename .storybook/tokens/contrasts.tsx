import { useLayoutEffect, useRef, useState } from 'react'
import { contrast, readColour } from './contrast'
import { colourPairs } from './pairs'
import './tokens.css'

/** Every pair of colours that meet, in both themes, with its contrast. */
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
        colourPairs.map(({ front, back }) =>
          contrast(readColour(element, front), readColour(element, back)),
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
        {colourPairs.map(({ front, back, least }, index) => {
          const ratio = ratios[index]
          return (
            <tr key={front + back}>
              <td>
                <span
                  className="token-sample"
                  style={{ color: `var(${front})`, background: `var(${back})` }}
                >
                  {least === 3 ? <span className="token-edge" /> : 'Ag 118.420'}
                </span>
              </td>
              <td>{front}</td>
              <td>{back}</td>
              <td className="token-number" data-enough={ratio === undefined || ratio >= least}>
                {ratio?.toFixed(2)} {ratio !== undefined && ratio < least && `(least ${least})`}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
