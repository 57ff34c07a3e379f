import styles from './board-ends.module.css'

interface Board {
  x: number
  y: number
  width: number
  /** Distance of the pith from the board's left edge; varies the rings. */
  pith: number
}

const boardHeight = 22
const gap = 2.5
const widths = [50, 75, 50, 100, 63, 75, 50, 88]
const rows = 9
const stackWidth = 320

// Stack of boards with fixed widths, so that the picture never changes.
const boards: readonly Board[] = Array.from({ length: rows }, (_, row) => {
  const placed: Board[] = []
  let x = 0
  for (let index = row * 3; x < stackWidth; index += 1) {
    const width = Math.min(widths[index % widths.length] ?? 50, stackWidth - x)
    placed.push({ x, y: row * (boardHeight + gap), width, pith: (index * 37) % (width + 30) })
    x += width + gap
  }
  return placed
}).flat()

const ringRadii = [9, 16, 24, 33, 43, 54, 66]

/** Illustration: the ends of a pack of boards, one of them in the brand color. */
export function BoardEnds() {
  const height = rows * (boardHeight + gap)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${stackWidth} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.stack}
    >
      {boards.map((board, index) => (
        <g
          key={`${board.x} ${board.y}`}
          className={index === 22 ? styles.highlighted : styles.board}
        >
          <svg x={board.x} y={board.y} width={board.width} height={boardHeight}>
            <rect width="100%" height="100%" className={styles.end} />
            {ringRadii.map((radius) => (
              <ellipse
                key={radius}
                cx={board.pith}
                cy={boardHeight + 6}
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
