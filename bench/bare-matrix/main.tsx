import { type KeyboardEvent, memo, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'

const PACKS = 60
const lengths = Array.from({ length: 20 }, (_, column) => 2400 + 300 * column)
const firstPacks = Array.from({ length: PACKS }, (_, row) => ({
  row,
  pieces: lengths.map((_, column) => String(((row + column) % 9) + 1)),
}))

const sum = (pieces: readonly string[]) => pieces.reduce((total, text) => total + Number(text), 0)

interface RowProps {
  readonly row: number
  readonly pieces: readonly string[]
  change: (row: number, column: number, text: string) => void
}

const Row = memo(({ row, pieces, change }: RowProps) => (
  <div className="row">
    <span>M-{row + 1}</span>
    {pieces.map((text, column) => (
      <input
        key={lengths[column]}
        data-row={row}
        data-length={lengths[column]}
        value={text}
        onChange={(event) => change(row, column, event.target.value)}
      />
    ))}
    <output>{sum(pieces)}</output>
  </div>
))

function moveDown({ key, target }: KeyboardEvent) {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  const { row, length } = target.dataset
  const below = `input[data-row='${Number(row) + 1}'][data-length='${length}']`
  const next = document.querySelector<HTMLInputElement>(below)
  next?.focus()
  next?.select()
}

/** Fields for 60 packs of 20 lengths, with sums at both edges. Enter moves down. */
function Matrix() {
  const [packs, setPacks] = useState(firstPacks)
  const change = useCallback((row: number, column: number, text: string) => {
    setPacks((all) =>
      all.map((pack) =>
        pack.row === row ? { row, pieces: pack.pieces.with(column, text) } : pack,
      ),
    )
  }, [])
  return (
    <form onKeyDown={moveDown}>
      {packs.map(({ row, pieces }) => (
        <Row key={row} row={row} pieces={pieces} change={change} />
      ))}
      <div className="row">
        <span />
        {lengths.map((length, column) => (
          <output key={length}>{sum(packs.map(({ pieces }) => pieces[column] ?? ''))}</output>
        ))}
      </div>
    </form>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Matrix />)
