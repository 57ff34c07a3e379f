import type { Plugin, Rolldown } from 'vite'
import { access } from '../src/entities/session/model/access.ts'
import { listClientsSearch } from '../src/shared/api/generated/searches/listClients.ts'
import { listDealsSearch } from '../src/shared/api/generated/searches/listDeals.ts'
import type { SearchParameter } from '../src/shared/lib/list-search/list-search.ts'
import { pageRoutes, type PageRoute } from './page-routes.ts'

/** Lists by their address: the call of the first page and how many rows that has, who may open it, and what it may be narrowed to. */
const lists = [
  {
    path: '/general-order',
    call: '/deals/?limit=100',
    roles: access['/general-order'],
    search: listDealsSearch,
  },
  {
    path: '/clients',
    call: '/clients/?limit=100',
    roles: access['/clients'],
    search: listClientsSearch,
  },
]
const languages = ['en', 'fr', 'lt', 'es']

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/**
 * Lets index.html begin with the page's chunk and the language's texts at once, rather than when the shell's script asks for them: two
 * round trips less. Also takes the style sheet behind the outline, so that the outline is painted without it.
 */
export function earlyPage(): Plugin {
  let base = '/'
  let root = ''
  let apiBase = ''
  return {
    name: 'early-page',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
      root = config.root
      // A demo has its backend in the page, so there is nobody to ask before that runs.
      const env: Record<string, string | undefined> = config.env
      apiBase = env['VITE_MOCK'] ? '' : (env['VITE_API_BASE'] ?? '/api')
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const code =
          (apiBase && earlyCalls(apiBase, base)) +
          chunkLinks(pageRoutes(root), byName, html, base) +
          letters(Object.keys(bundle), base)
        return behindOutline(html, code)
      },
    },
  }
}

/** The script and then every stylesheet link go to the end of the body: a script waits for the styles before it, and the outline needs neither. */
function behindOutline(html: string, code: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const rest = links.reduce((text, link) => text.replace(link, ''), html)
  return rest.replace('</body>', () => `<script>${code}</script>${links.join('')}</body>`)
}

/**
 * The script that asks for the page of the address, and for its texts in the language.
 * @throws Error where the build lacks what a route loads
 */
export function chunkLinks(
  routes: readonly PageRoute[],
  chunks: Chunks,
  html: string,
  base: string,
): string {
  /** The files of a module that is loaded on demand: its chunk, what that imports and its styles, unless the page has them already. */
  function filesOf(module: string): string[] {
    const entry = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/${module}`)),
    )
    if (!entry)
      throw new Error(`index.html asks early for ${module}, and the build has no such module.`)
    return [...new Set(withImports(entry, chunks))].filter((file) => !html.includes(file))
  }

  // The longest beginning is the one that an address means: a new deal's before any deal's.
  const pages = routes
    .map(({ path, slice, module }) => ({
      beginning: path.replace(/\$.*/, ''),
      slice,
      files: filesOf(module),
    }))
    .toSorted((one, other) => other.beginning.length - one.beginning.length)
  const byPath = pages.map(({ beginning, files }) => [beginning, files])
  // Wherever a page's texts travel: with the shell, with those of all forms, or alone.
  const textsOf = (language: string) => [
    filesOf(`src/app/i18n/shell-${language}.ts`),
    ...pages.map(({ slice }) => filesOf(`src/pages/${slice}/i18n/${language}.json`)),
  ]
  const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)]))
  return `{
const pages=${JSON.stringify(byPath)},texts=${JSON.stringify(texts)}[document.documentElement.lang]
const at=pages.findIndex(([path])=>location.pathname.startsWith(${JSON.stringify(base.replace(/\/$/, ''))}+path))
for(const file of new Set([...texts[0],...(at<0?[]:[...pages[at][1],...texts[at+1]])])){
const link=document.createElement('link'),css=file.endsWith('.css')
link.rel=css?'preload':'modulepreload';if(css)link.as='style'
link.crossOrigin='';link.href=${JSON.stringify(base)}+file;document.head.append(link)}}`
}

/**
 * Asks for the letters behind everything else: a first visit is read without them, and its script and answers would wait for 76 kB. Where somebody
 * is logged in, also for those that names and places want, such as ė and ł: a list whose letters come late is laid out twice.
 */
function letters(files: readonly string[], base: string): string {
  const [latin, others] = ['sans-latin-wght', 'sans-latin-ext-wght'].map((name) => {
    const file = files.find((each) => each.includes(name))
    if (!file)
      throw new Error(`index.html asks for the letters of ${name}, and the build has no such file.`)
    return JSON.stringify(base + file)
  })
  return `
for(const href of document.documentElement.dataset.shell==='bar'?[${latin},${others}]:[${latin}])
document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',fetchPriority:'low',href}))`
}

/**
 * Asks for who it is and, on a list that their role may open, for the list's first page, where somebody is logged in. `takeEarlyAnswer` in shared/api hands
 * the answers to the calls that would have asked the same; parameters are sorted so that both name it alike. Answers are read at once, while
 * the page has nothing else to do. Of the address it takes what `listSearch` takes, and where that has the weeks the wrong way round it asks
 * for no list: the page will ask with them put right.
 */
export function earlyCalls(apiBase: string, base: string): string {
  const byPath = lists.map(
    ({ path, call, roles, search }) =>
      `${JSON.stringify(base.replace(/\/$/, '') + path)}:[${JSON.stringify(call)},/"role":"(${roles.join('|')})"/,${known(search)}]`,
  )
  return `
if(document.documentElement.dataset.shell==='bar'){
const ask=(path)=>{const url=new URL(${JSON.stringify(apiBase)}+path,location.origin);url.searchParams.sort()
;(window.earlyAnswers??={})[url.href]=fetch(url,{credentials:'include',headers:{'Accept-Language':document.documentElement.lang}}).then(async(answer)=>new Response(await answer.arrayBuffer(),answer)).catch(()=>null)}
const [list,roles,known]={${byPath.join()}}[location.pathname]??[]
if(list&&roles.test(localStorage.auth)){
const given=new URLSearchParams(location.search),asked=new URLSearchParams()
for(const [name,value] of given){const [pattern,isList]=known[name]??[];if(pattern?.test(value)&&(isList||given.getAll(name).length===1))asked.append(name,value)}
if(!(asked.get('week_from')>asked.get('week_to')))ask(list+'&'+asked)}
ask('/me/')}`
}

/** The parameters of a list as the page's script has them: by name, the pattern of a value and whether there may be several. */
function known(search: Readonly<Record<string, SearchParameter>>): string {
  const entries = Object.entries(search).map(
    ([name, { isList, values, pattern, maxLength = '' }]) => {
      const value = values
        ? new RegExp(`^(${values.join('|')})$`)
        : (pattern ?? new RegExp(`^.{1,${maxLength}}$`, 's'))
      return `${name}:[${value},${isList ? 1 : 0}]`
    },
  )
  // Without a prototype, whose members an address may name too.
  return `{__proto__:null,${entries.join()}}`
}

const withImports = (chunk: Rolldown.OutputChunk, chunks: Chunks): string[] => [
  chunk.fileName,
  ...(chunk.viteMetadata?.importedCss ?? []),
  ...chunk.imports.flatMap((name) => {
    const imported = chunks.get(name)
    return imported && !imported.isEntry ? withImports(imported, chunks) : []
  }),
]
