import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormatProblem } from '@/shared/api'
import type { ColumnAnswers, ValueQuestion } from '../lib/column-values'
import type { SheetKind } from '../lib/find-table'
import { readWorkbook } from '../lib/read-workbook'
import { openSheetStore, type OpenSheet, type SheetAnswers } from './sheet-store'
import { useSheetQuestions, type MappedTable, type SheetQuestionStep } from './use-sheet-questions'

/** Why a file cannot be imported. */
export type SheetFailure = 'unreadable' | 'empty' | 'imperial' | 'too_many'

/** Number of finished rows. */
export interface RowProgress {
  readonly done: number
  readonly total: number
}

/** State of an import. */
export type SheetImportState<Column extends string, Preview, Result, Undone> =
  | { readonly at: 'choose'; readonly failure: SheetFailure | null }
  | { readonly at: 'asking'; readonly step: SheetQuestionStep<Column> }
  /** `progress` is null while the rows are not counted. */
  | { readonly at: 'reading' | 'writing'; readonly progress: RowProgress | null }
  | { readonly at: 'preview'; readonly preview: Preview }
  | { readonly at: 'done'; readonly result: Result }
  | { readonly at: 'undoing' }
  | { readonly at: 'undone'; readonly undone: Undone }

/** A failed request. */
interface ImportProblem {
  /** Translated error. */
  readonly text: string
  /** Repeats the request; null if a button of the shown state does. */
  readonly retry: (() => void) | null
}

/** A parsed sheet: valid rows, unreadable rows, and questions to answer first. */
interface ParsedSheet<Column extends string> {
  readonly rows: readonly unknown[]
  readonly unread: readonly unknown[]
  readonly questions: readonly ValueQuestion<Column>[]
}

interface PreviewOptions<Column extends string> {
  /** Columns that the user was asked one value for. */
  readonly asked: readonly Column[]
  readonly importId: string
  readonly signal: AbortSignal
  onProgress(progress: RowProgress): void
}

interface SheetImportConfig<Column extends string, Parsed, Preview> {
  readonly personId: string
  /** Kind of sheet; key of the user's column mapping. */
  readonly name: string
  /** Key of the open sheet on this device. */
  readonly storageId?: string
  readonly maxRows?: number
  /** Loads the columns, and what the parser needs, such as the products. */
  loadParser(): Promise<{
    readonly kind: SheetKind<Column>
    parse(mapped: MappedTable<Column>, answers: ColumnAnswers): Parsed
  }>
  preview(parsed: Parsed, options: PreviewOptions<Column>): Promise<Preview>
  /** Returns columns without a value that the previewed rows need. */
  findAskedColumns?(preview: Preview): readonly Column[]
  /** Refetches what an import or its undo changes. */
  refresh(): Promise<unknown>
}

/** Sends the rows of an import. A retry repeats it, so it must not act twice. */
type SendRows<Result> = (onProgress: (progress: RowProgress) => void) => Promise<Result>

export interface SheetImport<Column extends string, Preview, Result, Undone> {
  readonly state: SheetImportState<Column, Preview, Result, Undone>
  /** Name of the file, or of the undone sheet. */
  readonly fileName: string
  readonly problem: ImportProblem | null
  choose(file: File): Promise<void>
  /** Asks for the columns of the open sheet again. */
  mapAgain(): void
  /** Previews the open sheet with the current data. */
  previewAgain(): void
  showPreview(preview: Preview): void
  /** Imports the previewed rows and shows the result. It continues if the user leaves. */
  apply(send: SendRows<Result>): Promise<void>
  /** Shows the result of an import that a form has sent. */
  finish(result: Result): Promise<void>
  /** Undoes an imported sheet and shows the result. */
  undo(sheetName: string, send: () => Promise<Undone>): Promise<void>
  /** Drops the open sheet or the shown result. */
  discard(): void
}

/**
 * Import of a sheet: choose a file, answer questions, preview, apply, undo. An open sheet is stored
 * on this device until it is applied or discarded, and previewed again after a reload, because the
 * data may have changed.
 */
export function useSheetImport<
  Column extends string,
  Parsed extends ParsedSheet<Column>,
  Preview,
  Result,
  Undone = never,
>(
  config: SheetImportConfig<Column, Parsed, Preview>,
): SheetImport<Column, Preview, Result, Undone> {
  type State = SheetImportState<Column, Preview, Result, Undone>
  const { personId, name, storageId = name } = config
  const formatProblem = useFormatProblem()
  const { step, readTable, drop } = useSheetQuestions<Column>(personId, name)
  // `useSheetQuestions` has the question of the state `asking`.
  const [state, setState] = useState<Exclude<State, { at: 'asking' }> | { at: 'asking' }>(CHOOSING)
  const [fileName, setFileName] = useState('')
  const [problem, setProblem] = useState<ImportProblem | null>(null)
  const openSheet = useRef<OpenSheet | null>(null)
  /** Aborts reading and previewing. */
  const running = useRef<AbortController | null>(null)

  /** Aborts reading another sheet. */
  function startReading(newFileName: string): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    drop()
    setFileName(newFileName)
    setProblem(null)
    setState(READING)
    return running.current.signal
  }

  async function choose(file: File) {
    const signal = startReading(file.name)
    const sheets = await readWorkbook(file).catch(() => null)
    if (signal.aborted) return
    if (sheets) await readSheet({ fileName: file.name, sheets, answers: {} })
    else setState({ at: 'choose', failure: 'unreadable' })
  }

  /** Parses and previews a sheet, from its first open question on. */
  async function readSheet(sheet: OpenSheet, mustMap = false) {
    const signal = startReading(sheet.fileName)
    const { importId = crypto.randomUUID() } = sheet
    let current: OpenSheet = { ...sheet, importId }
    function store(answers: Partial<SheetAnswers>) {
      if (signal.aborted) return
      current = { ...current, ...answers }
      openSheet.current = current
      void openSheetStore.save(personId, storageId, current)
    }
    store({})
    try {
      const { kind, parse } = await config.loadParser()
      signal.throwIfAborted()
      setState({ at: 'asking' })
      const table = await readTable(
        sheet.sheets,
        kind,
        (mapped, answers) => previewParsed(parse(mapped, answers), mapped, importId, signal),
        { given: sheet, mustMap, onAnswers: store },
      )
      signal.throwIfAborted()
      if (table.kind !== 'read') return refuse(table.kind)
      const { failure, preview } = table.read
      if (failure) refuse(failure)
      else if (preview !== null) showPreview(preview)
    } catch (error) {
      if (signal.aborted) return
      const retry = () => void readSheet(current, mustMap && !current.mapped)
      setProblem({ text: formatProblem(error), retry })
    }
  }

  /** Previews rows once no question about them is open. */
  async function previewParsed(
    parsed: Parsed,
    { asked = [] }: MappedTable<Column>,
    importId: string,
    signal: AbortSignal,
  ) {
    const { questions } = parsed
    const failure = findFailure(parsed, config.maxRows)
    if (questions.length > 0 || failure) return { questions, failure, preview: null }
    setState(READING)
    const preview = await config.preview(parsed, {
      asked,
      importId,
      signal,
      onProgress(progress) {
        if (!signal.aborted) setState({ at: 'reading', progress })
      },
    })
    signal.throwIfAborted()
    setState({ at: 'asking' })
    return { questions, asked: config.findAskedColumns?.(preview) ?? [], failure, preview }
  }

  const resume = useEffectEvent(async (signal: AbortSignal) => {
    const stored = await openSheetStore.read(personId, storageId)
    if (stored && !signal.aborted) await readSheet(stored)
  })
  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    void resume(controller.signal)
    return () => running.current?.abort()
  }, [personId, storageId])

  function removeSheet() {
    running.current?.abort()
    openSheet.current = null
    drop()
    void openSheetStore.remove(personId, storageId)
  }

  function refuse(failure: SheetFailure) {
    removeSheet()
    setState({ at: 'choose', failure })
  }

  const showPreview = (preview: Preview) => setState({ at: 'preview', preview })

  async function apply(send: SendRows<Result>) {
    setProblem(null)
    setState({ at: 'writing', progress: null })
    let result: Result
    try {
      result = await send((progress) => setState({ at: 'writing', progress }))
    } catch (error) {
      return setProblem({ text: formatProblem(error), retry: () => void apply(send) })
    }
    await finish(result)
  }

  async function finish(result: Result) {
    removeSheet()
    setState({ at: 'done', result })
    await config.refresh()
  }

  async function undo(sheetName: string, send: () => Promise<Undone>) {
    setFileName(sheetName)
    setProblem(null)
    setState({ at: 'undoing' })
    let undone: Undone
    try {
      undone = await send()
    } catch (error) {
      setFileName(fileName)
      setState(state)
      return setProblem({ text: formatProblem(error), retry: null })
    }
    setState({ at: 'undone', undone })
    await config.refresh()
  }

  return {
    state: state.at !== 'asking' ? state : step ? { at: 'asking', step } : READING,
    fileName,
    problem,
    choose,
    mapAgain() {
      if (!openSheet.current) return
      const { fileName: name, sheets, importId } = openSheet.current
      void readSheet({ fileName: name, sheets, importId, answers: {} }, true)
    },
    previewAgain() {
      if (openSheet.current) void readSheet(openSheet.current)
    },
    showPreview,
    apply,
    finish,
    undo,
    discard() {
      removeSheet()
      setProblem(null)
      setState(CHOOSING)
    },
  }
}

const CHOOSING = { at: 'choose', failure: null } as const
const READING = { at: 'reading', progress: null } as const

/** Returns why a sheet cannot be imported, once no question is open; null if it can. */
function findFailure(
  { rows, unread, questions }: ParsedSheet<string>,
  maxRows = Infinity,
): SheetFailure | null {
  if (questions.length > 0) return null
  if (rows.length + unread.length === 0) return 'empty'
  return rows.length > maxRows ? 'too_many' : null
}
