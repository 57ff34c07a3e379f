import type { Paper } from './paper'

/** A paper with every part, for tests and stories. */
export const SAMPLE_PAPER: Paper = {
  paper: 'order_confirmation',
  language: 'en',
  number: 'D-2026-0012',
  revision: 2,
  title: 'Order confirmation D-2026-0012',
  details: ['Revision 2', 'Issued 20 Nov 2026'],
  notice: null,
  result: null,
  issuer: { name: 'Timberdesk', lines: ['Smiltynės g. 1', 'LT-91001 Klaipėda'], logo: null },
  parties: [
    { role: 'Buyer', name: 'Bois du Rhône SAS', lines: ['12 quai de la Scierie', 'Lyon'] },
    { role: 'Contact', name: 'Ona Petrauskaitė', lines: ['ona@timberdesk.example'] },
  ],
  terms: [
    { term: 'Payment terms', value: 'Net 30 days' },
    { term: 'Destination', value: null },
  ],
  drawings: [
    {
      title: 'From above',
      ends: ['Front wall', 'Doors'],
      width: 12_032,
      height: 2352,
      shapes: [
        { x: 0, y: 76, width: 4800, height: 1100, tone: 0, text: '1 A' },
        { x: 0, y: 1176, width: 4800, height: 1100, tone: 1, text: '2 B' },
      ],
    },
  ],
  tables: [
    {
      label: 'Goods',
      columns: [
        { title: 'Wood', align: 'start' },
        { title: 'Dimensions, mm', align: 'start' },
        { title: 'Amount, EUR', align: 'end' },
      ],
      rows: [
        {
          cells: [
            { text: 'Spruce C24', notes: ['160 pieces per pack'] },
            { text: '47×100×4800', notes: [] },
            { text: '12,480.00', notes: [] },
          ],
        },
      ],
      totals: {
        cells: [
          { text: 'Total', notes: [] },
          { text: '', notes: [] },
          { text: '12,480.00', notes: [] },
        ],
      },
    },
  ],
  boxes: [],
  photos: [],
  notes: ['Quantity may differ by ±5%.'],
  signatures: [
    { party: 'For the seller', line: 'Name, date, signature' },
    { party: 'For the buyer', line: 'Name, date, signature' },
  ],
  copies: [],
}
