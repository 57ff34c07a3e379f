import type { CompanySize, CompanyStatus } from '../db/tables/companies'

/** A company of the demo's portal in one line: what differs between them. */
export type SeededCompany = {
  name: string
  country: string
  zip: string
  city: string
  street: string
  code: string
  vat: string | null
  contact: string
  size: CompanySize
  /** Degrees of its yard. */
  at: readonly [latitude: string, longitude: string]
  /** Its manager's place among the demo's. */
  manager: 0 | 1
  status?: CompanyStatus
  hours?: number
  seesFullAmounts?: boolean
  hasCountryPrices?: boolean
  /** Of the addresses beside its own yard: name, street, zip code, city, degrees, note. */
  sites?: readonly (readonly [string, string, string, string, readonly [string, string] | null, string | null])[]
}

const company = (
  [name, country]: readonly [string, string],
  [street, zip, city]: readonly [string, string, string],
  [code, vat]: readonly [string, string | null],
  contact: string,
  size: CompanySize,
  at: SeededCompany['at'],
  manager: 0 | 1,
  rest: Partial<SeededCompany> = {},
): SeededCompany => ({ name, country, street, zip, city, code, vat, contact, size, at, manager, ...rest })

/** The demo's companies. Those with the name of a client are that client. */
export const companyList: readonly SeededCompany[] = [
  company(['Bois du Rhône SAS', 'FR'], ['12 quai de la Scierie', '69007', 'Lyon'], ['812345678', 'FR40812345678'], 'Claire Fontaine', 'large', ['45.7318', '4.8373'], 0, {
    hours: 48,
    hasCountryPrices: true,
    sites: [
      ['Dépôt de Vénissieux', '27 rue des Frères Amadéo', '69200', 'Vénissieux', ['45.6972', '4.8864'], 'Lun.–ven. 7 h–16 h. Semi-remorque : entrée par la rue Jules-Ferry, chariot de 5 t sur place.'],
      ['Chantier Confluence', '90 cours Charlemagne', '69002', 'Lyon', ['45.7405', '4.8156'], 'Livraison avant 10 h, camion de 19 t au plus ; appeler la veille.'],
    ],
  }),
  company(['Charpentes Lemoine', 'FR'], ['4 rue des Compagnons', '35000', 'Rennes'], ['423908115', 'FR17423908115'], 'Yann Lemoine', 'medium', ['48.0936', '-1.6912'], 0, { hasCountryPrices: true }),
  company(['Négoce Bois Atlantique', 'FR'], ['31 quai de Valin', '17000', 'La Rochelle'], ['509112874', 'FR62509112874'], 'Hélène Garnier', 'large', ['46.1561', '-1.1503'], 0, { seesFullAmounts: true, hasCountryPrices: true, hours: 72 }),
  company(['Jardins Clôtures Dumas', 'FR'], ['55 route de Sandillon', '45100', 'Orléans'], ['790336541', 'FR05790336541'], 'Sandrine Dumas', 'small', ['47.8723', '1.9307'], 0),
  company(['Menuiserie Delorme SARL', 'FR'], ['18 rue de la Filature', '88000', 'Épinal'], ['488210673', 'FR29488210673'], 'Benoît Delorme', 'small', ['48.1794', '6.4423'], 0, { hasCountryPrices: true }),
  company(['Toitures & Bardages Marchal', 'FR'], ['6 zone artisanale de la Plaine', '57200', 'Sarreguemines'], ['531774096', 'FR81531774096'], 'Aurélie Marchal', 'medium', ['49.1101', '7.0672'], 0),
  company(['Terrasses du Littoral', 'FR'], ['140 avenue de la Libération', '44600', 'Saint-Nazaire'], ['829450117', 'FR53829450117'], 'Guillaume Riou', 'small', ['47.2806', '-2.2086'], 0, { hours: 24 }),
  company(['Scierie & Négoce Vidal', 'FR'], ['8 chemin de Ginestous', '31200', 'Toulouse'], ['338761902', 'FR88338761902'], 'Marc Vidal', 'medium', ['43.6376', '1.4108'], 0),
  company(['Maderas Levante SL', 'ES'], ['Camí del Moll 21', '46024', 'Valencia'], ['B96412207', 'ESB96412207'], 'Vicente Ferrer', 'large', ['39.4561', '-0.3372'], 0, { seesFullAmounts: true, hours: 72, hasCountryPrices: true }),
  company(['Vallas y Postes Ibéricos SL', 'ES'], ['Polígono Malpica 112', '50016', 'Zaragoza'], ['B50877140', 'ESB50877140'], 'Javier Lahoz', 'medium', ['41.6804', '-0.8276'], 0, { hasCountryPrices: true }),
  company(['Carpintería Hermanos Roldán', 'ES'], ['Calle Torneo 88', '41002', 'Sevilla'], ['B41355029', 'ESB41355029'], 'Manuel Roldán', 'small', ['37.4011', '-5.9989'], 0),
  company(['Tarimas Costa Brava SL', 'ES'], ['Carrer de la Indústria 40', '17200', 'Palafrugell'], ['B17640983', 'ESB17640983'], 'Montserrat Puig', 'small', ['41.9188', '3.1567'], 0, { hours: 24 }),
  company(['Cubiertas Duero SA', 'ES'], ['Avenida de Burgos 17', '47009', 'Valladolid'], ['A47218846', 'ESA47218846'], 'Beatriz Salas', 'medium', ['41.6712', '-4.7196'], 0),
  company(['Agrícola Sierra Norte SCoop', 'ES'], ['Camino de la Dehesa 2', '28740', 'Rascafría'], ['F81903327', 'ESF81903327'], 'Íñigo Arranz', 'medium', ['40.9046', '-3.8787'], 0),
  company(['Houtland Vlaanderen NV', 'BE'], ['Wiedauwkaai 52', '9000', 'Gent'], ['0456781239', 'BE0456781239'], 'Bart Claes', 'large', ['51.0787', '3.7254'], 1, { seesFullAmounts: true, hasCountryPrices: true }),
  company(['Tuinhout Lambrecht BV', 'BE'], ['Industrieweg 78', '8800', 'Roeselare'], ['0712604385', 'BE0712604385'], 'Lies Lambrecht', 'small', ['50.9413', '3.1458'], 1),
  company(['Charpentes des Ardennes SRL', 'BE'], ['Rue du Parc Industriel 9', '6800', 'Libramont'], ['0638115702', 'BE0638115702'], 'Olivier Collard', 'medium', ['49.9189', '5.3812'], 1, { hasCountryPrices: true }),
  company(['Parket Desmet BV', 'BE'], ['Noorderlaan 133', '2030', 'Antwerpen'], ['0841927350', 'BE0841927350'], 'Karel Desmet', 'small', ['51.2519', '4.4158'], 1),
  company(['Hartwell Timber Merchants Ltd', 'GB'], ['40 Hedon Road', 'HU9 1LL', 'Hull'], ['04417326', 'GB772014385'], 'Helen Hartwell', 'large', ['53.7439', '-0.3114'], 1, { seesFullAmounts: true }),
  company(['Solent Decking Company Ltd', 'GB'], ['17 Empress Road', 'SO14 0JW', 'Southampton'], ['09127755', 'GB204418893'], 'Rachel Pike', 'medium', ['50.9204', '-1.3948'], 1),
  company(['Weald Oak & Pine Ltd', 'GB'], ['Unit 4 Station Yard', 'TN27 0AB', 'Ashford'], ['10983342', 'GB318805527'], 'Simon Weald', 'small', ['51.1716', '0.6391'], 1),
  company(['Pentland Garden Buildings Ltd', 'GB'], ['Eastfield Industrial Estate', 'EH26 8HA', 'Penicuik'], ['SC402917', 'GB120776438'], 'Fiona Baird', 'small', ['55.8219', '-3.2147'], 1, { hours: 12 }),
  company(['UAB Medžio centras', 'LT'], ['Raudondvario pl. 150', '47174', 'Kaunas'], ['135672014', 'LT356720113'], 'Darius Mockus', 'medium', ['54.9106', '23.8613'], 1, { hasCountryPrices: true }),
  company(['UAB Karkaso namai', 'LT'], ['Savanorių pr. 219', '02300', 'Vilnius'], ['302418856', 'LT100005418811'], 'Eglė Vaitkutė', 'small', ['54.6653', '25.2294'], 1),
  company(['UAB Aukštaitijos terasos', 'LT'], ['Pramonės g. 14', '35100', 'Panevėžys'], ['304771925', 'LT100011830417'], 'Justas Navickas', 'small', ['55.7462', '24.3931'], 1, { hasCountryPrices: true }),
  company(['UAB Žemaitijos stogai', 'LT'], ['Kretingos g. 7', '90120', 'Plungė'], ['171204886', 'LT712048811'], 'Vilma Jonušaitė', 'medium', ['55.9114', '21.8442'], 1),
  company(['SIA Kurzemes kokapstrāde', 'LV'], ['Ganību iela 105', 'LV-3401', 'Liepāja'], ['40003618274', 'LV40003618274'], 'Jānis Bērziņš', 'medium', ['56.5303', '21.0186'], 1, { hasCountryPrices: true }),
  company(['SIA Dārza terases', 'LV'], ['Krustpils iela 38', 'LV-1057', 'Rīga'], ['40103827551', 'LV40103827551'], 'Elīna Kalniņa', 'small', ['56.9204', '24.1853'], 1),
  company(['Puidukaubandus OÜ', 'EE'], ['Savi 12', '80010', 'Pärnu'], ['12480937', 'EE101648325'], 'Kristjan Tamm', 'small', ['58.3716', '24.5372'], 1),
  company(['Gartenholz Rheinland KG', 'DE'], ['Floßhafenstraße 14', '41460', 'Neuss'], ['HRA 6612', 'DE199340718'], 'Sabine Krüger', 'medium', ['51.1972', '6.7081'], 1),
  company(['Vilaines & Fils Construction Bois', 'FR'], ['3 impasse des Tilleuls', '72000', 'Le Mans'], ['903118264', 'FR66903118264'], 'Julie Vilaine', 'small', ['47.9959', '0.1914'], 0, { status: 'pending' }),
  company(['Ébénisterie Marchetti', 'FR'], ['7 rue Scaliéro', '06300', 'Nice'], ['447205683', 'FR74447205683'], 'Paul Marchetti', 'small', ['43.7021', '7.2842'], 0, { status: 'blocked' }),
]

/** The company of the demo's client. */
export const DEMO_COMPANY = 'Bois du Rhône SAS'
