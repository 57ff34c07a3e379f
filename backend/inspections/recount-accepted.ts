import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { litresThere, standingWord } from './standing'

/** Counts anew what is accepted of each line of a supply: what its last approved report took of it, and no more than lies there. Null where none says anything of a line. */
export async function recountAccepted(db: Db, supplyId: string): Promise<void> {
  await sql`
    update supply_lines set accepted_l = (
      select case when i.accepted_l > ${litresThere} then ${litresThere} else i.accepted_l end
      ${standingWord}
    )
    where supply_id = ${supplyId}
  `.execute(db)
}
