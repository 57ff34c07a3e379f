import { expect, test } from 'vitest'
import { languages } from '../language'
import { formatMail, type MailKey } from './mails'
import en from './messages/en.json'

const keys = Object.keys(en) as MailKey[]
const values = { name: 'Ona', company: 'Bois du Rhône', link: '/set-password?token=a' }

test.each(languages)(
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
      expect(mail.body.includes(values.link)).toBe(mail.body.split('\n').includes(values.link))
    }
  },
)

test('the mail after sign-up has the specified words', () => {
  expect(formatMail('en', 'signed_up', values).body).toContain(
    'You will receive your password by email as soon as we verify your data.',
  )
})
