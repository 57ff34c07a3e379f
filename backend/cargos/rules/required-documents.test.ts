import { expect, it } from 'vitest'
import {
  toDocumentChecklist,
  findMissingDocuments,
  getRequiredDocuments,
  type ShipmentTerms,
} from './required-documents'

const listNeeded = (change: Partial<ShipmentTerms>) =>
  getRequiredDocuments({
    kind: 'truck',
    rules: ['DAP'],
    from: ['LT'],
    to: ['FR'],
    isClaimed: false,
    ...change,
  })

it('a truck within the Union needs its waybill, and no customs', () => {
  expect(listNeeded({})).toEqual([
    'packing_list',
    'commercial_invoice',
    'cmr',
    'due_diligence_statement',
  ])
})

it('a container leaving the Union needs a bill of lading, VGM, customs and plant health documents', () => {
  expect(listNeeded({ kind: 'container', rules: ['CIF'], to: ['MA'], isClaimed: true })).toEqual([
    'packing_list',
    'commercial_invoice',
    'bill_of_lading',
    'vgm_declaration',
    'export_declaration',
    'certificate_of_origin',
    'phytosanitary_certificate',
    'due_diligence_statement',
    'insurance_certificate',
    'claim_invoice',
  ])
})

it('the Incoterms rule decides who clears the wood', () => {
  expect(listNeeded({ to: ['GB'], rules: ['EXW'] })).not.toContain('export_declaration')
  expect(listNeeded({ to: ['GB'], rules: ['DDP'] })).toEqual(
    expect.arrayContaining(['export_declaration', 'import_declaration']),
  )
  expect(listNeeded({ rules: ['DDP'] })).not.toContain('import_declaration')
  expect(listNeeded({ from: ['UA'], rules: ['DDP'] })).toEqual(
    expect.arrayContaining([
      'import_declaration',
      'phytosanitary_certificate',
      'due_diligence_statement',
    ]),
  )
})

it('only CIP and CIF make the seller insure', () => {
  expect(listNeeded({ rules: ['CIP'] })).toContain('insurance_certificate')
  expect(listNeeded({ rules: ['CPT', 'DAP'] })).not.toContain('insurance_certificate')
})

it('the checklist shows required documents and other present ones', () => {
  expect(toDocumentChecklist(['packing_list', 'cmr'], ['cmr', 'insurance_certificate'])).toEqual([
    { document: 'packing_list', is_needed: true, is_present: false },
    { document: 'cmr', is_needed: true, is_present: true },
    { document: 'insurance_certificate', is_needed: false, is_present: true },
  ])
  expect(findMissingDocuments(['packing_list', 'cmr'], ['cmr'])).toEqual(['packing_list'])
})
