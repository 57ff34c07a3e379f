import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { canOpenRoute, useAuth } from '@/entities/session'
import type { Schemas } from '@/shared/api'
import { splitQuotedNumbers } from '@domain/rules/quoted-numbers'

interface QuotedTextProps {
  readonly text: string
  /** Packs that the text quotes. */
  readonly packs: readonly Schemas['PackRef'][]
}

/** A text whose pack numbers link to their packs, for users who may open them. */
export function QuotedText({ text, packs }: QuotedTextProps) {
  const { role } = useAuth()
  if (packs.length === 0 || !canOpenRoute(role, '/packs/$id')) return text
  return splitQuotedNumbers(text, packs).map(({ at, text: part, quoted }) =>
    quoted ? (
      <Link key={at} to="/packs/$id" params={{ id: quoted.id }}>
        {part}
      </Link>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
