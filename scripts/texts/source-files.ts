import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Parses the source of folders without tests, stories, samples and declarations. */
export function parseSources(
  root: string,
  folders: readonly string[] = ['src', 'domain'],
): ts.SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/\.(test|stories|d)\.tsx?$|[\\/]sample-[^\\/]+$/.test(file),
      )
      .map((file) =>
        parse(
          `${folder}/${file.split(path.sep).join('/')}`,
          readFileSync(path.join(root, folder, file), 'utf8'),
        ),
      ),
  )
}

/**
 * Parses a source file.
 * @param name decides by its extension whether the text may hold JSX
 */
export function parse(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
}

/** Visits every node of a file, parents first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}
