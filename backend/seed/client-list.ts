/** A demo client in one line: what differs between them. */
export type SeededClient = {
  name: string
  country: string
  city: string
  street: string
  code: string
  vat: string | null
  currency: 'EUR' | 'GBP' | 'SEK' | 'DKK' | 'PLN' | 'USD'
  /** Euro; null is no limit. */
  limit: number | null
  contact: string
  /** UN/LOCODE for clients that take containers; null for those who take trucks. */
  port: string | null
  status?: 'prospect' | 'blocked'
}

const client = (
  name: string,
  country: string,
  city: string,
  street: string,
  code: string,
  vat: string | null,
  contact: string,
  limit: number | null,
  rest: Partial<SeededClient> = {},
): SeededClient => ({ name, country, city, street, code, vat, contact, limit, currency: 'EUR', port: null, ...rest })

/** The demo's clients. */
export const clientList: readonly SeededClient[] = [
  client('Bois du Rhône SAS', 'FR', 'Lyon', '12 quai de la Scierie', '812345678', 'FR40812345678', 'Claire Fontaine', 900_000),
  client('Charpentes Lemoine', 'FR', 'Rennes', '4 rue des Compagnons', '423908115', 'FR17423908115', 'Yann Lemoine', 350_000),
  client('Négoce Bois Atlantique', 'FR', 'La Rochelle', '31 quai de Valin', '509112874', 'FR62509112874', 'Hélène Garnier', 600_000, { port: 'FRLRH' }),
  client('Scierie & Négoce Vidal', 'FR', 'Toulouse', '8 chemin de Ginestous', '338761902', 'FR88338761902', 'Marc Vidal', 280_000),
  client('Jardins Clôtures Dumas', 'FR', 'Orléans', '55 route de Sandillon', '790336541', 'FR05790336541', 'Sandrine Dumas', 220_000),
  client('Maisons Bois Alpines', 'FR', 'Annecy', '19 avenue de Genève', '851440297', 'FR31851440297', 'Luc Chevallier', 90_000),
  client('Ébénisterie Marchetti', 'FR', 'Nice', '7 rue Scaliéro', '447205683', 'FR74447205683', 'Paul Marchetti', 60_000, { status: 'blocked' }),
  client('Maderas Levante SL', 'ES', 'Valencia', 'Camí del Moll 21', 'B96412207', 'ESB96412207', 'Vicente Ferrer', 700_000, { port: 'ESVLC' }),
  client('Maderas del Cantábrico SA', 'ES', 'Bilbao', 'Muelle de Zorroza 4', 'A48120933', 'ESA48120933', 'Ainhoa Echevarría', 550_000, { port: 'ESBIO' }),
  client('Vallas y Postes Ibéricos SL', 'ES', 'Zaragoza', 'Polígono Malpica 112', 'B50877140', 'ESB50877140', 'Javier Lahoz', 240_000),
  client('Carpintería Hermanos Roldán', 'ES', 'Sevilla', 'Calle Torneo 88', 'B41355029', 'ESB41355029', 'Manuel Roldán', 150_000, { port: 'ESALG' }),
  client('Estructuras Pirineo SL', 'ES', 'Huesca', 'Carretera de Sariñena 3', 'B22190457', 'ESB22190457', 'Nuria Lacasa', 180_000),
  client('Hartwell Timber Merchants Ltd', 'GB', 'Hull', '40 Hedon Road', '04417326', 'GB772014385', 'Helen Hartwell', 800_000, { currency: 'GBP', port: 'GBHUL' }),
  client('Pennine Joinery Supplies Ltd', 'GB', 'Leeds', '2 Canal Wharf', '06638102', 'GB915660274', 'Mark Ogden', 300_000, { currency: 'GBP', port: 'GBIMM' }),
  client('Solent Decking Company Ltd', 'GB', 'Southampton', '17 Empress Road', '09127755', 'GB204418893', 'Rachel Pike', 260_000, { currency: 'GBP', port: 'GBSOU' }),
  client('Caledonian Fencing Ltd', 'GB', 'Perth', '9 Friarton Harbour', 'SC318840', 'GB663907218', 'Ewan Drummond', 200_000, { currency: 'GBP', port: 'GBGRG' }),
  client('Holzhandel Brinkmann GmbH', 'DE', 'Bremen', 'Hafenstraße 61', 'HRB 28814', 'DE811204576', 'Jens Brinkmann', 850_000),
  client('Zimmerei Oberland GmbH', 'DE', 'Rosenheim', 'Sägewerkstraße 5', 'HRB 19377', 'DE264981033', 'Franz Huber', 190_000),
  client('Gartenholz Rheinland KG', 'DE', 'Neuss', 'Floßhafenstraße 14', 'HRA 6612', 'DE199340718', 'Sabine Krüger', 320_000),
  client('Leimholz Vogtland GmbH', 'DE', 'Plauen', 'Am Bahnhof 22', 'HRB 30551', 'DE301577264', 'Torsten Richter', 410_000),
  client('Drewno Bałtyk Sp. z o.o.', 'PL', 'Gdańsk', 'ul. Nabrzeżna 8', '0000412277', 'PL5832914406', 'Marek Wiśniewski', 260_000, { currency: 'PLN' }),
  client('Tartak Mazury Sp. z o.o.', 'PL', 'Olsztyn', 'ul. Leśna 17', '0000298034', 'PL7393351820', 'Agnieszka Dąbrowska', 180_000, { currency: 'PLN' }),
  client('Konstrukcje Drewniane Zawada', 'PL', 'Kraków', 'ul. Tyniecka 120', '0000530961', 'PL6762480157', 'Piotr Zawada', 140_000),
  client('Van der Meer Houtimport BV', 'NL', 'Zaandam', 'Houthavenkade 33', '35027714', 'NL807215493B01', 'Pieter van der Meer', 950_000, { port: 'NLAMS' }),
  client('Tuinhout Brabant BV', 'NL', 'Tilburg', 'Kanaaldijk 210', '18041866', 'NL815502937B01', 'Anouk Willems', 300_000, { port: 'NLRTM' }),
  client('Houtbouw De Vries BV', 'NL', 'Heerenveen', 'Zaagmolenweg 6', '01098243', 'NL820116348B02', 'Sjoerd de Vries', 170_000),
  client('Västkustens Trävaror AB', 'SE', 'Göteborg', 'Stora Varvsgatan 11', '556412-8870', 'SE556412887001', 'Karin Nyström', 380_000, { currency: 'SEK', port: 'SEGOT' }),
  client('Mälardalens Byggträ AB', 'SE', 'Västerås', 'Sjöhagsvägen 3', '556730-1149', 'SE556730114901', 'Johan Ekström', 240_000, { currency: 'SEK' }),
  client('Jysk Trælast A/S', 'DK', 'Aarhus', 'Østhavnsvej 27', '28510436', 'DK28510436', 'Mette Kjær', 420_000, { currency: 'DKK', port: 'DKAAR' }),
  client('Fyns Hegn ApS', 'DK', 'Odense', 'Havnegade 90', '31774502', 'DK31774502', 'Søren Bæk', 150_000, { currency: 'DKK' }),
  client('UAB Medžio centras', 'LT', 'Kaunas', 'Raudondvario pl. 150', '135672014', 'LT356720113', 'Darius Mockus', 200_000),
  client('UAB Karkaso namai', 'LT', 'Vilnius', 'Savanorių pr. 219', '302418856', 'LT100005418811', 'Eglė Vaitkutė', 120_000),
  client('UAB Pajūrio statyba', 'LT', 'Klaipėda', 'Minijos g. 43', '140337729', 'LT403377219', 'Rimas Šimkus', 90_000),
  client('Bois du Maghreb SARL', 'MA', 'Casablanca', '78 boulevard Moulay Slimane', '001827364000051', null, 'Karim Benjelloun', 650_000, { port: 'MACAS' }),
  client('Menuiserie Atlas SA', 'MA', 'Agadir', 'Zone industrielle Tassila 14', '002290417000038', null, 'Nadia El Fassi', 240_000, { port: 'MAAGA' }),
  client('Nile Timber Trading SAE', 'EG', 'Alexandria', '5 Port Said Street', '100418', 'EG204771936', 'Ahmed Mansour', 1_200_000, { currency: 'USD', port: 'EGALY' }),
  client('Delta Wood Imports', 'EG', 'Damietta', '22 Corniche Street', '118873', 'EG310556842', 'Mona Sherif', 700_000, { currency: 'USD', port: 'EGDAM' }),
  client('Houtland Vlaanderen NV', 'BE', 'Gent', 'Wiedauwkaai 52', '0456781239', 'BE0456781239', 'Bart Claes', 360_000, { port: 'BEGNE' }),
  client('Legnami Adriatico Srl', 'IT', 'Ravenna', 'Via Trieste 230', '02144870398', 'IT02144870398', 'Chiara Bonetti', 480_000, { port: 'ITRAN' }),
  client('Puidukaubandus OÜ', 'EE', 'Pärnu', 'Savi 12', '12480937', 'EE101648325', 'Kristjan Tamm', 80_000, { status: 'prospect' }),
  client('Cork Harbour Timber Ltd', 'IE', 'Cork', '6 Tivoli Docks', '512284', 'IE3381204KH', 'Aoife Brennan', 230_000, { port: 'IEORK' }),
]

/** The client that may not buy now, and the one that is over its limit. */
export const BLOCKED_CLIENT = 'Ébénisterie Marchetti'
export const OVER_LIMIT_CLIENT = 'Maisons Bois Alpines'
