import type { Paper as PaperContent } from '@/entities/document'
import { PaperBoxes } from './paper-boxes'
import { PaperDrawing } from './paper-drawing'
import { PaperPhotos } from './paper-photos'
import { PaperParty, PaperSheet } from './paper-sheet'
import { numberItems, PaperTable } from './paper-table'

interface PaperProps {
  paper: PaperContent
  /** Addresses of the loaded photos, in order; empty while they load. */
  photoUrls?: readonly string[] | undefined
}

/**
 * A paper as the backend composed it, on A4, with all its copies. The PDF shows the same content.
 */
export const Paper = ({ paper, photoUrls = [] }: PaperProps) =>
  (paper.copies.length > 0 ? paper.copies : [null]).map((copy, at) => (
    <PaperSheet
      key={copy}
      language={paper.language}
      issuer={paper.boxes.length > 0 ? null : paper.issuer}
      notice={paper.notice}
      result={paper.result}
      title={paper.title}
      copy={copy}
      isFirst={at === 0}
      details={paper.details.join(' · ')}
      parties={paper.parties.map((party) => (
        <PaperParty key={`${party.role} ${party.name} ${party.lines.join(' ')}`} {...party} />
      ))}
      terms={paper.terms}
      smallPrint={numberItems(paper.notes).map(({ item, number }) => (
        <p key={number}>{item}</p>
      ))}
      signatures={paper.signatures}
    >
      {paper.boxes.length > 0 && <PaperBoxes rows={paper.boxes} copy={copy} />}
      {paper.drawings.map((drawing) => (
        <PaperDrawing key={drawing.title} drawing={drawing} />
      ))}
      {numberItems(paper.tables).map(({ item, number }) => (
        <PaperTable key={number} table={item} isTitled={paper.tables.length > 1} copy={copy} />
      ))}
      {photoUrls.length > 0 && <PaperPhotos photos={paper.photos} urls={photoUrls} />}
    </PaperSheet>
  ))
