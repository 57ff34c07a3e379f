/** Returns the key of a supply line with a deal line, such as of an allocation. */
export const toPairKey = ({
  supply_line_id,
  deal_line_id,
}: {
  supply_line_id: string | null
  deal_line_id: string | null
}): string => `${supply_line_id} ${deal_line_id}`
