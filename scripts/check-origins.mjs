// Fails if the build makes a browser download from another origin: fonts, scripts, styles, images.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const loads = {
  '.html': /<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=["']?((?:https?:)?\/\/[^"'\s>]+)/gi,
  '.css': /(?:@import\s+|url\(\s*)["']?((?:https?:)?\/\/[^"')\s]+)/gi,
  '.js':
    /\b(?:import|fetch|importScripts|new Worker|new EventSource|new WebSocket)\(\s*["'`]((?:https?:|wss?:)?\/\/[^"'`]+)/g,
}

const found = readdirSync('dist', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
  Object.entries(loads).flatMap(([extension, pattern]) =>
    file.endsWith(extension)
      ? [...readFileSync(join('dist', file), 'utf8').matchAll(pattern)].map(
          ([, url]) => `${file}: ${url}`,
        )
      : [],
  ),
)
if (found.length) {
  console.error(`The build loads from other origins:\n${found.join('\n')}`)
  process.exitCode = 1
} else {
  console.log('Nothing in the build comes from another origin.')
}
