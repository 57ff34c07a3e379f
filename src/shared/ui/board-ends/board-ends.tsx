import styles from './board-ends.module.css'

interface Board {
  x: number
  y: number
  width: number
  /** Distance of the pith from the board's left edge; varies the rings. */
  pith: number
}

const BOARD_HEIGHT = 22
const GAP = 2.5
const WIDTHS = [50, 75, 50, 100, 63, 75, 50, 88]

/** Returns rows of boards with fixed widths, so that the picture never changes. */
const placeBoards = (rows: number, stackWidth: number): readonly Board[] =>
  Array.from({ length: rows }, (_, row) => {
    const placed: Board[] = []
    let x = 0
    for (let index = row * 3; x < stackWidth; index += 1) {
      const width = Math.min(WIDTHS[index % WIDTHS.length] ?? 50, stackWidth - x)
      placed.push({ x, y: row * (BOARD_HEIGHT + GAP), width, pith: (index * 37) % (width + 30) })
      x += width + GAP
    }
    return placed
  }).flat()

const RING_RADII = [9, 16, 24, 33, 43, 54, 66]

interface BoardEndsProps {
  rows: number
  /** Width of the stack; a board is 22 high. */
  width: number
  /** Index of the board in the brand color, row by row. */
  highlighted: number
  className?: string | undefined
}

/** Illustration: the ends of a pack of boards, one of them in the brand color. */
export function BoardEnds({ rows, width, highlighted, className }: BoardEndsProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${rows * (BOARD_HEIGHT + GAP) - GAP}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      {placeBoards(rows, width).map((board, index) => (
        <g
          key={`${board.x} ${board.y}`}
          className={index === highlighted ? styles.highlighted : styles.board}
        >
          <svg x={board.x} y={board.y} width={board.width} height={BOARD_HEIGHT}>
            <rect width="100%" height="100%" className={styles.end} />
            {RING_RADII.map((radius) => (
              <ellipse
                key={radius}
                cx={board.pith}
                cy={BOARD_HEIGHT + 6}
                rx={radius}
                ry={radius * 0.82}
                className={styles.ring}
              />
            ))}
          </svg>
        </g>
      ))}
    </svg>
  )
}
