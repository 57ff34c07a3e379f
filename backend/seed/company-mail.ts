import { fold } from '../db/fold'

const plain = (text: string) => fold(text).replace(/[^a-z0-9]+/g, '')

/** Returns an e-mail address in a reserved domain (RFC 2606). */
export const companyMail = (contact: string, company: string): string =>
  `${plain(contact.split(' ')[0] ?? '')}@${plain(company)}.example`
