import type { Schemas } from '@/shared/api'
import { fitsShape, getTextHeight, getTone } from '@domain/papers'
import styles from './paper-drawing.module.css'

/** A drawing of a paper to scale, with a number in each shape that has room for it. */
export function PaperDrawing({ drawing }: { drawing: Schemas['PaperDrawing'] }) {
  const { title, ends, width, height, shapes } = drawing
  const textHeight = getTextHeight(drawing)
  return (
    <figure className={styles.drawing}>
      <figcaption className={styles.caption}>
        <span>{ends[0]}</span>
        <span className={styles.title}>{title}</span>
        <span>{ends[1]}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className={styles.svg}>
        <rect width={width} height={height} className={styles.space} />
        {shapes.map((shape, at) => (
          // The shapes of a paper never change.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={at} data-tone={getTone(shape)} className={styles.shape}>
            <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} />
            {fitsShape(shape, textHeight) && (
              <text
                x={shape.x + shape.width / 2}
                y={shape.y + shape.height / 2}
                fontSize={textHeight}
              >
                {shape.text}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  )
}
