import type { Paper as PaperContent } from '@/entities/document'
import { PaperParty, PaperSheet } from './paper-sheet'
import { PaperTable } from './paper-table'

/** A paper as the backend composed it, on A4. The PDF shows the same content. */
export const Paper = ({ paper }: { paper: PaperContent }) => (
  <PaperSheet
    language={paper.language}
    issuer={paper.issuer}
    notice={paper.notice}
    title={paper.title}
    details={paper.details.join(' · ')}
    parties={paper.parties.map((party) => (
      <PaperParty key={`${party.role} ${party.name} ${party.lines.join(' ')}`} {...party} />
    ))}
    terms={paper.terms}
    smallPrint={paper.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    signatures={paper.signatures}
  >
    {paper.tables.map((table) => (
      <PaperTable key={table.label} table={table} />
    ))}
  </PaperSheet>
)
