import type { SawmillWrite } from '../sawmills/sawmill-row'

/** A demo mill in one line: what differs between them. */
export type SeededSawmill = {
  name: string
  country: string
  place: string
  street: string
  latitude: number
  longitude: number
  contact: string
  species: SawmillWrite['species']
  profiles: SawmillWrite['profiles']
  /** m3 a month. */
  capacity: number | null
  weeks: number | null
  /** The certificate's scheme, its code and the days until its last, below zero once it is over; null without one. */
  certificate: readonly ['fsc' | 'pefc', string, number] | null
  approval: SawmillWrite['approval']
}

const BOARDS: SawmillWrite['profiles'] = ['sawn', 'planed']
const CLADDING: SawmillWrite['profiles'] = ['planed', 'tongue_and_groove', 'shiplap', 'decking']
const POLES: SawmillWrite['profiles'] = ['round_peeled', 'round_machined']
const STRUCTURAL: SawmillWrite['profiles'] = ['planed', 'solid_structural', 'glulam']

const mill = (
  name: string,
  [country, place, street, latitude, longitude]: readonly [string, string, string, number, number],
  contact: string,
  species: SeededSawmill['species'],
  profiles: SeededSawmill['profiles'],
  capacity: number | null,
  weeks: number | null,
  certificate: SeededSawmill['certificate'],
  approval: SeededSawmill['approval'] = 'approved',
): SeededSawmill => ({ name, country, place, street, latitude, longitude, contact, species, profiles, capacity, weeks, certificate, approval })

/** The demo's mills, most of them within a day's drive of Klaipėda and Riga. */
export const sawmillList: readonly SeededSawmill[] = [
  mill('UAB Dzūkijos mediena', ['LT', 'Varėna', 'Pramonės g. 14', 54.2206, 24.5786], 'Rasa Vaitkienė', ['PNSY', 'PCAB'], BOARDS, 4200, 4, ['fsc', 'NC-COC-012345', 512]),
  mill('UAB Rokiškio lentpjūvė', ['LT', 'Rokiškis', 'Pagojės g. 2', 55.9619, 25.5858], 'Vytautas Žemaitis', ['PCAB'], BOARDS, 2600, 3, ['pefc', 'PEFC/45-31-0021', 240]),
  mill('UAB Plungės stulpeliai', ['LT', 'Plungė', 'Stoties g. 31', 55.9114, 21.8442], 'Inga Norkienė', ['PNSY'], POLES, 1100, 4, ['fsc', 'NC-COC-018804', 47]),
  mill('UAB Anykščių terasos', ['LT', 'Anykščiai', 'Gegužės g. 57', 55.5258, 25.1025], 'Mindaugas Rimkus', ['PNSY', 'LADC'], CLADDING, 900, 5, ['fsc', 'NC-COC-021177', -12]),
  mill('UAB Tauragės klijuota mediena', ['LT', 'Tauragė', 'Pramonės g. 20', 55.2522, 22.2897], 'Dovilė Kairytė', ['PCAB'], STRUCTURAL, 1800, 6, ['pefc', 'PEFC/45-31-0038', 690]),
  mill('UAB Ignalinos pjūklas', ['LT', 'Ignalina', 'Turistų g. 9', 55.3447, 26.1603], 'Saulius Kisielius', ['PNSY', 'PCAB'], ['sawn', 'batten'], 700, 3, null, 'pending'),
  mill('UAB Šilutės ąžuolas', ['LT', 'Šilutė', 'Tilžės g. 44', 55.3489, 21.4831], 'Arūnas Lukošius', ['QCXE', 'FXEX'], ['sawn', 'planed'], 350, 8, ['fsc', 'NC-COC-025590', 330]),
  mill('UAB Kelmės taros mediena', ['LT', 'Kelmė', 'Vytauto Didžiojo g. 91', 55.6331, 22.9336], 'Jurgita Petkutė', ['PNSY', 'PCAB'], ['sawn'], 1500, 2, ['fsc', 'NC-COC-017203', -210], 'suspended'),
  mill('SIA Vidzemes zāģētava', ['LV', 'Valmiera', 'Dzelzceļa iela 5', 57.5385, 25.4264], 'Kārlis Ozoliņš', ['PCAB', 'PNSY'], BOARDS, 9500, 4, ['fsc', 'TT-COC-004417', 870]),
  mill('SIA Kurzemes koks', ['LV', 'Talsi', 'Rūpniecības iela 12', 57.2447, 22.5894], 'Ilze Kalniņa', ['PNSY'], BOARDS, 5200, 4, ['fsc', 'TT-COC-005262', 410]),
  mill('SIA Latgales sija', ['LV', 'Rēzekne', 'Atbrīvošanas aleja 162', 56.5099, 27.3331], 'Jānis Bērziņš', ['PCAB'], STRUCTURAL, 2400, 5, ['pefc', 'PEFC/12-31-0107', 75]),
  mill('SIA Smiltenes dēļi', ['LV', 'Smiltene', 'Pils iela 8', 57.4242, 25.9014], 'Anda Liepiņa', ['PCAB', 'PNSY'], CLADDING, 1900, 5, ['fsc', 'TT-COC-006108', 640]),
  mill('SIA Kuldīgas mieti', ['LV', 'Kuldīga', 'Graudu iela 3', 56.9677, 21.9617], 'Mārtiņš Krūmiņš', ['PNSY', 'PCAB'], POLES, 1600, 3, ['fsc', 'TT-COC-004980', 20]),
  mill('SIA Aizkraukles koksne', ['LV', 'Aizkraukle', 'Jaunceltnes iela 11', 56.6048, 25.2555], 'Zane Eglīte', ['PCAB'], ['sawn', 'batten'], 3100, 3, null, 'pending'),
  mill('SIA Baltijas egle', ['LV', 'Ventspils', 'Kustes dambis 22', 57.3894, 21.5647], 'Edgars Vītols', ['PCAB', 'PNSY'], BOARDS, 12_000, 5, ['pefc', 'PEFC/12-31-0093', 505]),
  mill('AS Võru Saeveski', ['EE', 'Võru', 'Pikk 34', 57.8486, 26.9931], 'Toomas Kask', ['PNSY', 'PCAB'], BOARDS, 7800, 4, ['fsc', 'NC-COC-003318', 720]),
  mill('OÜ Pärnumaa Laud', ['EE', 'Sindi', 'Tööstuse 6', 58.4011, 24.6672], 'Liis Mägi', ['PCAB'], CLADDING, 2200, 5, ['fsc', 'NC-COC-004871', 150]),
  mill('OÜ Viljandi Liimpuit', ['EE', 'Viljandi', 'Kantreküla 18', 58.3639, 25.59], 'Priit Saar', ['PCAB'], STRUCTURAL, 2900, 6, ['pefc', 'PEFC/14-31-0052', -3]),
  mill('OÜ Põlva Post', ['EE', 'Põlva', 'Jaama 70', 58.0603, 27.0694], 'Maarja Rebane', ['PNSY'], POLES, 800, 3, ['fsc', 'NC-COC-007725', 365]),
  mill('Savon Saha Oy', ['FI', 'Iisalmi', 'Sahantie 4', 63.5592, 27.1908], 'Antti Korhonen', ['PCAB', 'PNSY'], BOARDS, 14_500, 5, ['pefc', 'PEFC/02-31-142', 800]),
  mill('Kainuun Puu Oy', ['FI', 'Kajaani', 'Tehdaskatu 19', 64.2273, 27.7285], 'Sari Heikkinen', ['PNSY'], BOARDS, 10_200, 6, ['pefc', 'PEFC/02-31-197', 95]),
  mill('Keski-Suomen Höyläämö Oy', ['FI', 'Äänekoski', 'Teollisuuskatu 7', 62.6042, 25.7264], 'Mikko Laine', ['PCAB'], CLADDING, 3600, 5, ['pefc', 'PEFC/02-31-211', 430]),
  mill('Pohjanmaan Lämpöpuu Oy', ['FI', 'Lapua', 'Vanhan Paukun tie 3', 62.9706, 23.0083], 'Hanna Mäkelä', ['PNSY', 'PCAB'], ['planed', 'decking', 'shiplap'], 1200, 7, ['fsc', 'DNV-COC-001964', 580]),
  mill('Karjalan Kestopuu Oy', ['FI', 'Nurmes', 'Porokylänkatu 25', 63.5436, 29.1419], 'Jukka Turunen', ['PNSY'], POLES, 950, 4, null, 'suspended'),
  mill('Norrlands Sågverk AB', ['SE', 'Kramfors', 'Industrivägen 15', 62.9292, 17.7764], 'Erik Lindberg', ['PNSY', 'PCAB'], BOARDS, 18_000, 5, ['fsc', 'SE-COC-002206', 610]),
  mill('Dala Furu AB', ['SE', 'Mora', 'Hantverkaregatan 16', 61.0045, 14.5373], 'Anna Hedlund', ['PNSY'], ['sawn', 'planed', 'decking'], 6400, 5, ['fsc', 'SE-COC-003415', 280]),
  mill('Smålands Gran AB', ['SE', 'Vetlanda', 'Nydalavägen 30', 57.4289, 15.0786], 'Lars Sjöberg', ['PCAB'], BOARDS, 11_300, 4, ['pefc', 'PEFC/05-35-388', 60]),
  mill('Hälsinge Hyvleri AB', ['SE', 'Ljusdal', 'Bjuråkersvägen 12', 61.8289, 16.0913], 'Maria Åström', ['PCAB', 'PNSY'], CLADDING, 2700, 6, ['pefc', 'PEFC/05-35-402', 760]),
  mill('Västerbottens Stolp AB', ['SE', 'Lycksele', 'Skogsvägen 8', 64.5954, 18.6735], 'Nils Forsman', ['PNSY'], POLES, 1400, 6, ['fsc', 'SE-COC-004120', 190]),
  mill('Tartak Suwalszczyzna Sp. z o.o.', ['PL', 'Suwałki', 'ul. Leśna 40', 54.1118, 22.9309], 'Krzysztof Zieliński', ['PNSY', 'PCAB'], BOARDS, 5600, 3, ['fsc', 'SGSCH-COC-021908', 345]),
  mill('Drewno Podlasie Sp. z o.o.', ['PL', 'Hajnówka', 'ul. Targowa 52', 52.7434, 23.5811], 'Joanna Wójcik', ['PNSY', 'QCXE'], ['sawn', 'planed'], 2100, 4, ['fsc', 'SGSCH-COC-024411', -60]),
  mill('Pomorskie Palisady Sp. z o.o.', ['PL', 'Bytów', 'ul. Przemysłowa 3', 54.1706, 17.4919], 'Michał Lewandowski', ['PNSY'], POLES, 2300, 3, ['fsc', 'SGSCH-COC-026730', 455]),
  mill('Lasy Warmii Tartak SA', ['PL', 'Morąg', 'ul. Kujawska 11', 53.9167, 19.9258], 'Ewa Kamińska', ['PCAB', 'PNSY', 'LADC'], CLADDING, 4800, 4, ['pefc', 'PEFC/32-31-076', 210]),
  mill('Belki Karpaty Sp. z o.o.', ['PL', 'Nowy Targ', 'ul. Ludźmierska 29', 49.4775, 20.0322], 'Tomasz Gąsienica', ['PCAB', 'ABAL'], STRUCTURAL, 1700, 5, ['fsc', 'SGSCH-COC-028155', 30], 'pending'),
  mill('Bukowina Parkiet Sp. z o.o.', ['PL', 'Sanok', 'ul. Okulickiego 8', 49.5558, 22.2056], 'Anna Pawlak', ['FASY', 'QCXE', 'FXEX'], ['sawn', 'planed', 'tongue_and_groove'], null, null, null, 'pending'),
]

/** The mill whose certificate is over, the one whose ends soon and the one that we no longer buy from. */
export const EXPIRED_SAWMILL = 'UAB Anykščių terasos'
export const EXPIRING_SAWMILL = 'UAB Plungės stulpeliai'
export const SUSPENDED_SAWMILL = 'Karjalan Kestopuu Oy'
