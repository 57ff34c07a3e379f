/** ISO 3166-1 alpha-2 codes of the countries that timber is traded with by us: Europe, its neighbours and the main importers overseas. */
export const tradeCountries =
  'AE AL AT AU BA BE BG BY CA CH CN CY CZ DE DK DZ EE EG ES FI FR GB GE GR HR HU IE IL IN IS IT JO JP KR KW KZ LB LI LT LU LV MA MC MD ME MK MT MX NL NO NZ OM PK PL PT QA RO RS SA SE SI SK TH TN TR TW UA US UY VN ZA'.split(
    ' ',
  )
