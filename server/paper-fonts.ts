import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PaperFonts } from '@backend/app-context'

const { resolve } = createRequire(import.meta.url)

/** Reads a font of PDFs from its package. */
const readFont = async (file: string): Promise<Uint8Array> =>
  readFile(resolve(`@expo-google-fonts/ibm-plex-sans/${file}`))

let fonts: Promise<PaperFonts> | undefined

async function readFonts(): Promise<PaperFonts> {
  const [regular, semiBold] = await Promise.all([
    readFont('400Regular/IBMPlexSans_400Regular.ttf'),
    readFont('600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  ])
  return { regular, semiBold }
}

/** Returns the fonts of PDFs, read once. */
export const loadPaperFonts = (): Promise<PaperFonts> => (fonts ??= readFonts())
