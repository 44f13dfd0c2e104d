import { random } from './random.ts'

/** Syllables and endings that names of our own making are put together from, with the letters of a country. */
interface Naming {
  readonly first: readonly string[]
  readonly syllables: readonly string[]
  readonly endings: readonly string[]
  /** Between the parts of a name. */
  readonly joint?: string
}

const parts = (first: string, syllables: string, endings: string, joint = ' '): Naming => ({
  first: first.split(' '),
  syllables: syllables.split(' '),
  endings: endings.split(' '),
  joint,
})

const countries: Readonly<Record<string, Naming>> = {
  Poland: parts(
    'Łukasz Michał Żaneta Ścibor Wojciech',
    'Szczę Błaż Kró Ćwią Źró Mań Piąt',
    'ński czak kała dło łęg óźdź',
  ),
  Serbia: parts('Đorđe Dušan Miloš Nemanja Željko', 'Mitro Živ Čola Šće Vlaš Ćuk', 'vić kovića ški đan žić'),
  'Serbia, Cyrillic': parts('Ђорђе Душан Љубомир Џемаил Његош', 'Вла Жив Ћал Шће Чол', 'ховац ковић пановић ђић љевић'),
  Croatia: parts('Šime Luka Ante Božidar', 'Lovr Mod Perž Vrsa Đur', 'enčić rićević išić ljko đević'),
  Denmark: parts('Søren Kjær Åge Mikkel Æbbe', 'Høj Kjær Damsgå Brøn Vær', 'lund gård by sen øe'),
  Iceland: parts('Þór Gylfi Ægir Hörður Aðalsteinn', 'Sigurð Jón Magnús Guðmund Árna', 'sson ason sdóttir ðsson'),
  Sweden: parts('Björn Göran Åke Håkan', 'Lind Sjö Nyå Bergstrå', 'elöf kvist ström gård'),
  Germany: parts('Jörg Jürgen Günter Sören', 'Müß Größ Händ Füll Weiß', 'ler kopf krug ßner'),
  Switzerland: parts('Zoë Granit Xherdan Noë', 'Frä Züri Äber Rüe', 'nkli sold li gger'),
  France: parts('Kévin Raphaël Zoë François Benoît', 'Lè Œuv Noë Haÿ Bûch', 'rard lle eçon âtre'),
  Belgium: parts('Loïs Thorgän Jérémy', 'De Cuÿ Vërt Dên', 'per onghen doncker'),
  Spain: parts('Íñigo Álvaro Raúl Héctor', 'Nú Güi Peñ Ibá Mu', 'ñez za alver ñoz'),
  Portugal: parts('João Rúben Gonçalo Simão', 'Guerr Conceiç Mour Antã Véi', 'eiro ão inho ões ga'),
  Brazil: parts('Antônio Ângelo Fábio Léo', 'Gabri Ví Éder Magalhã', 'elão nícius son es'),
  Argentina: parts('Ángel Nicolás Julián', 'Otamén Acuñ Pére Agüe', 'di a yra ro'),
  Uruguay: parts('Matías Martín Darwín', 'Nández Giméne Muñi Cáce', 'z rez tti res'),
  Mexico: parts('Jesús Andrés Héctor', 'Gallár Muñ Jimén Guardá', 'do oz ez dena'),
  'Costa Rica': parts('Óscar Joel Bryán', 'Duár Ruí Venegá Borgé', 'te z s n'),
  Tunisia: parts('Naïm Anïs Élyès', 'Slé Khê Dräger Jaïd', 'i iri oui'),
  Morocco: parts('Noussaïr Yassîne Achraf', 'Amrâ Saïs Ziyê', 'bat s ch'),
  Senegal: parts('Édouard Sadïo Ismaïla', 'Mendÿ Gueÿ Koulibâ Diédhi', 'e ly ou'),
  Cameroon: parts('André Éric Martïn', 'Ongué Choupö Nkoû Mbeû', 'ne mo lou mo'),
  Ghana: parts('Kwadwo Kofi Ɛsi', 'Ɔp Ŋma Ayɛ', 'pong tey w'),
  Nigeria: parts('Ọlá Ṣẹ́gun Chúkwú', 'Ọ̀ṣ Ẹgbẹ́ Àjà', 'un ye yí ọlá'),
  'South Korea': parts('손 김 이 박 황', '흥 민 재 강 의', '수 준 성 현 찬', ''),
  Japan: parts('本田 香川 遠藤 南野 久保', '圭 真 拓 健 律', '佑 司 実 英 人'),
  'Japan, in Kana': parts('ミナミノ クボ トミヤス', 'タケ タク リツ ワタ', 'フサ ミ ル ロウ'),
  China: parts('武 郑 張 王 吴', '琳 永 智 曦 刚', '芃 珀 宇 明 超', ''),
  'Saudi Arabia': parts('Sālim Firās Yāsir', 'Ad-Daws Aš-Šah Burayk', 'arī rānī ān'),
  Iran: parts('Mehdī Sardār Alīrezā', 'Tārem Azmo Jahānba', 'ī ūn khsh'),
  Qatar: parts('Akrām Almoez Ḥasan', 'Afīf Al-Hayḍ Ḥūṭ', 'ī ōs ān'),
  Wales: parts('Gŵyn Siôn Llŷr', 'Ŵyn Ffrâ Bêll', 'fryn nc amy'),
  'Czech Republic': parts('Tomáš Ondřej Jiří', 'Souč Ťou Čech Růžď', 'ek pal ák ů'),
  Turkey: parts('Çağlar İrfan Ümit', 'Söyün Kahve Yazı Şen', 'lü oğlu cı türk'),
  Vietnam: parts('Nguyễn Đặng Trần Phạm Bùi Huỳnh', 'Quang Đức Văn Tiến Đình Hữu', 'Hải Lâm Dũng Trọng Thịnh Nghĩa'),
  Thailand: parts('ชนาธิป ธีรศิลป์ กวินทร์', 'สรง แดง ธรรม', 'กระ ดี สัจจา'),
  Russia: parts('Артём Фёдор Юрий', 'Дзю Щерба Жир Объём', 'ба ков овский ь'),
  Ukraine: parts('Андрій Євген Їжак', 'Ярмо Ґудз Шевчу', 'ленко ь к'),
  Greece: parts('Γιώργος Όθων Σωκράτης', 'Καρα Ψαρ Ϊωά', 'γκούνης ράς ννου ύλης'),
  Cambodia: parts('ចាន់ កែវ ស៊ឹម ព្រំ', 'វឌ្ឍ សុខ ភក្ត្រ សម្ប', 'នាកា សេង្ហ ា ត្តិ'),
}

/** As many names as two World Cups have players, of our own making, in the letters of their countries. Seeded. */
export function worldSquads(count = 1567): readonly string[] {
  const dice = random(2018)
  const names = new Set<string>()
  const namings = Object.values(countries)
  for (let at = 0; names.size < count; at++) {
    const { first, syllables, endings, joint } = namings[at % namings.length] ?? parts('A', 'b', 'c')
    const middle =
      dice.unit() < 0.5 ? dice.pick(syllables) : `${dice.pick(syllables)}${dice.pick(syllables).toLowerCase()}`
    names.add(`${dice.pick(first)}${joint}${middle}${dice.pick(endings)}`)
  }
  return [...names]
}
