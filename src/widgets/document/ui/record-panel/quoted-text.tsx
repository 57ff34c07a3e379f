import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Comment } from '@/entities/document'
import { canOpenRoute, RECORD_ROUTES, useAuth } from '@/entities/session'
import { splitQuotedNumbers } from '@domain/rules/quoted-numbers'

interface QuotedTextProps {
  text: string
  /** Packs that the text quotes. */
  packs: Comment['packs']
  /** Documents that the text quotes. */
  documents: Comment['documents']
}

/** A text whose numbers link to their packs and documents, for users who may open them. */
export function QuotedText({ text, packs = [], documents = [] }: QuotedTextProps) {
  const { role } = useAuth()
  const items = [
    ...packs.map((pack) => ({ ...pack, to: '/packs/$id' as const })),
    ...documents.map((document) => ({
      ...document,
      to: RECORD_ROUTES[document.kind].record,
      isMarkedOnly: true,
    })),
  ].filter(({ to }) => canOpenRoute(role, to))
  if (items.length === 0) return text
  return splitQuotedNumbers(text, items).map(({ at, text: part, quoted }) =>
    quoted ? (
      <Link key={at} to={quoted.to} params={{ id: quoted.id }}>
        {part}
      </Link>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
