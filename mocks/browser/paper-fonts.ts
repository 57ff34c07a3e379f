import regularUrl from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?url'
import semiBoldUrl from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf?url'
import type { PaperFonts } from '@backend/app-context'

async function fetchFont(url: string): Promise<Uint8Array> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The font ${url} is not there (${answer.status}).`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Fetches the fonts of PDFs from the application's own origin. */
export async function loadPaperFonts(): Promise<PaperFonts> {
  const [regular, semiBold] = await Promise.all([fetchFont(regularUrl), fetchFont(semiBoldUrl)])
  return { regular, semiBold }
}
