/** Common names of countries that `Intl.DisplayNames` does not give, by ISO code. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  AE: ['Emirates', 'UAE', 'Émirats', 'EAU', 'JAE', 'Emyratai'],
  CZ: ['Czech Republic', 'République tchèque', 'Čekijos Respublika', 'República Checa'],
  GB: ['UK', 'U.K.', 'Great Britain', 'Britain', 'Grande-Bretagne', 'Didžioji Britanija', 'Britanija', 'Gran Bretaña'],
  NL: ['Holland', 'Hollande', 'Olandija', 'Holanda', 'The Netherlands'],
  TR: ['Turkey', 'Turquie', 'Turkija', 'Turquía'],
  US: ['USA', 'U.S.A.', 'U.S.', 'America', 'United States of America', 'États-Unis d’Amérique', 'Amérique', 'JAV', 'Amerika', 'EEUU', 'EE. UU.', 'EUA'],
}
