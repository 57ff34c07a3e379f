import type { MigrationFor } from '../migrate'

/**
 * Inspection reports of both kinds. The report is stored as JSON; what queries need (verdict,
 * accepted volume, moisture) has columns, and each supply line a row.
 */
export const inspectionReports: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('inspection_reports')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('number', text, (c) => c.notNull().unique())
      .addColumn('number_key', integer, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('updated_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('supply_id', text, (c) => c.references('supplies.id'))
      .addColumn('cargo_id', text)
      .addColumn('inspector_id', text, (c) => c.notNull().references('people.id'))
      .addColumn('inspected_on', text)
      .addColumn('verdict', text)
      .addColumn('submitted_at', text)
      .addColumn('approved_at', text)
      .addColumn('approved_by', text, (c) => c.references('people.id'))
      .addColumn('return_remark', text)
      .addColumn('cancel_reason', text)
      .addColumn('corrects_id', text, (c) => c.references('inspection_reports.id'))
      .addColumn('corrected_by_id', text, (c) => c.references('inspection_reports.id'))
      .addColumn('accepted_l', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('rejected_l', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('written', text, (c) => c.notNull())
      .execute()
    for (const column of ['number_key', 'updated_at']) {
      await db.schema
        .createIndex(`inspection_reports_by_${column}`)
        .on('inspection_reports')
        .columns(['kind', column, 'id', 'status', 'inspector_id'])
        .execute()
    }
    for (const column of ['supply_id', 'cargo_id', 'corrects_id']) {
      await db.schema
        .createIndex(`inspection_reports_of_${column}`)
        .on('inspection_reports')
        .columns([column, 'status'])
        .execute()
    }
    await db.schema
      .createIndex('inspection_reports_of_inspector')
      .on('inspection_reports')
      .columns(['inspector_id', 'status'])
      .execute()
    await db.schema
      .createTable('inspected_lines')
      .addColumn('report_id', text, (c) =>
        c.notNull().references('inspection_reports.id').onDelete('cascade'),
      )
      .addColumn('supply_line_id', text, (c) => c.notNull())
      .addColumn('accepted_l', integer)
      .addColumn('rejected_l', integer)
      .addColumn('moisture_tenths', integer)
      .addColumn('sampled_pcs', integer, (c) => c.notNull())
      .addColumn('defects', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('inspected_lines_pkey', ['report_id', 'supply_line_id'])
      .execute()
    await db.schema
      .createIndex('inspected_lines_of_line')
      .on('inspected_lines')
      .columns(['supply_line_id', 'report_id'])
      .execute()
  },
})
