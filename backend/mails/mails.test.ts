import { expect, it } from 'vitest'
import { LANGUAGES } from '../language'
import { addAppUrl, formatMail, toHarmlessWords, type MailKey } from './mails'
import en from './messages/en.json'

const keys = Object.keys(en) as MailKey[]
const placeholders = new Set(JSON.stringify(en).match(/(?<=\{\{)\w+(?=\}\})/g))
placeholders.delete('link')
/** Each value is unlike the others and the texts. */
const values = {
  ...Object.fromEntries([...placeholders].map((name) => [name, `<${name}>`])),
  name: 'Ona',
  company: 'Bois du Rhône',
}
const LINK = '/set-password?token=a'

it.each(LANGUAGES)(
  'every mail in %s has the same placeholders as the English one, and its link in its own line',
  (language) => {
    for (const key of keys) {
      const [english, mail] = [formatMail('en', key, values), formatMail(language, key, values)]
      for (const value of Object.values(values)) {
        expect((mail.subject + mail.body).includes(value), `${key} ${value}`).toBe(
          (english.subject + english.body).includes(value),
        )
      }
      expect(mail.subject + mail.body).not.toContain('{{')
      expect(mail.link_at === null).toBe(english.link_at === null)
      const link = mail.link_at === null ? null : LINK
      const lines = addAppUrl({ ...mail, link }, 'https://desk.example').split('\n')
      expect(lines.includes(`https://desk.example${LINK}`)).toBe(link !== null)
    }
  },
)

it('the mail after sign-up has the specified words', () => {
  expect(formatMail('en', 'signed_up', values).body).toContain(
    'You will receive your password by email as soon as we verify your data.',
  )
})

it.each(LANGUAGES)('words that others wrote are quoted in %s', (language) => {
  for (const key of keys) {
    const { body } = formatMail(language, key, values)
    for (const words of body.match(/.{0,2}<(?:person|reason)>.{0,2}/g) ?? [])
      expect(words, key).toMatch(/(?:“<\w+>”|«\u00a0?<\w+>\u00a0?»|„<\w+>“)/)
  }
})

it('an amount that the product formats is left as it is', () => {
  const { body } = formatMail('en', 'order_change_proposed', {
    total: { text: '€1,234.50' },
    new_total: '1,234.50',
  })
  expect(body).toContain('now €1,234.50, with the change 1,234[.]50')
})

it('a name with line breaks plants no link in a mail', () => {
  const name = 'Eve,\n\n/set-password?token=stolen\n\n'
  const mail = formatMail('en', 'password_link', { name })
  const text = addAppUrl({ ...mail, link: LINK }, 'https://desk.example')
  expect(text.split('\n')).toContain(`https://desk.example${LINK}`)
  expect(text.match(/https:/g)).toHaveLength(1)
  expect(text.split('\n')[0]).toBe('Hello Eve, /set-password?token=stolen,')
})

it.each([
  ['https://evil.example/login', 'https: //evil[.]example/login'],
  ['www.evil.lt', 'www[.]evil[.]lt'],
  ['Ona\u2028Bcc: x@evil.lt', 'Ona Bcc: x@evil[.]lt'],
  ['J. P. Dupont & Co. Ltd', 'J. P. Dupont & Co. Ltd'],
  ['O2 24.5 mm', 'O2 24.5 mm'],
  ['Ona” agreed. «So», „O’Neil“ "too"', "Ona' agreed. 'So', 'O’Neil' 'too'"],
])('%j is %j in a mail', (words, shown) => {
  expect(toHarmlessWords(words)).toBe(shown)
})
