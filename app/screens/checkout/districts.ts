/**
 * The towns, districts and khans of each province, each in Latin and in Khmer letters, after the administrative division
 * of Cambodia by its Ministry of Interior.
 */
const written: Readonly<Record<string, string>> = {
  'Phnom Penh':
    'Chamkar Mon ចំការមន|Doun Penh ដូនពេញ|Prampir Makara ៧មករា|Tuol Kouk ទួលគោក|Dangkao ដង្កោ|Mean Chey មានជ័យ|Russey Keo ឫស្សីកែវ|Sen Sok សែនសុខ|Pou Senchey ពោធិ៍សែនជ័យ|Chrouy Changvar ជ្រោយចង្វារ|Prek Pnov ព្រែកព្នៅ|Chbar Ampov ច្បារអំពៅ|Boeng Keng Kang បឹងកេងកង|Kamboul កំបូល',
  'Banteay Meanchey':
    'Mongkol Borei មង្គលបូរី|Phnum Srok ភ្នំស្រុក|Preah Netr Preah ព្រះនេត្រព្រះ|Ou Chrov អូរជ្រៅ|Serei Saophoan សិរីសោភ័ណ|Thma Puok ថ្មពួក|Svay Chek ស្វាយចេក|Malai ម៉ាឡៃ|Poipet ប៉ោយប៉ែត',
  Battambang:
    'Battambang បាត់ដំបង|Banan បាណន់|Thma Koul ថ្មគោល|Bavel បវេល|Aek Phnum ឯកភ្នំ|Moung Ruessei មោងឫស្សី|Rotanak Mondol រតនមណ្ឌល|Sangkae សង្កែ|Samlout សំឡូត|Sampov Lun សំពៅលូន|Phnum Proek ភ្នំព្រឹក|Kamrieng កំរៀង|Koas Krala គាស់ក្រឡ|Rukh Kiri រុក្ខគិរី',
  'Kampong Cham':
    'Kampong Cham កំពង់ចាម|Batheay បាធាយ|Chamkar Leu ចំការលើ|Cheung Prey ជើងព្រៃ|Kampong Siem កំពង់សៀម|Kang Meas កងមាស|Kaoh Soutin កោះសូទិន|Prey Chhor ព្រៃឈរ|Srei Santhor ស្រីសន្ធរ|Stueng Trang ស្ទឹងត្រង់',
  'Kampong Chhnang':
    'Kampong Chhnang កំពង់ឆ្នាំង|Baribour បរិបូណ៌|Chol Kiri ជលគីរី|Kampong Leaeng កំពង់លែង|Kampong Tralach កំពង់ត្រឡាច|Rolea Bier រលាប្អៀរ|Sameakki Mean Chey សាមគ្គីមានជ័យ|Tuek Phos ទឹកផុស',
  'Kampong Speu':
    'Chbar Mon ច្បារមន|Odongk Mae Chey ឧដុង្គម៉ែជ័យ|Basedth បរសេដ្ឋ|Kong Pisei គងពិសី|Aoral ឱរ៉ាល់|Phnum Sruoch ភ្នំស្រួច|Samraong Tong សំរោងទង|Thpong ថ្ពង|Samakki Munichay សាមគ្គីមុនីជ័យ',
  'Kampong Thom':
    'Stueng Saen ស្ទឹងសែន|Baray បារាយណ៍|Kampong Svay កំពង់ស្វាយ|Prasat Ballangk ប្រាសាទបល្ល័ង្គ|Prasat Sambour ប្រាសាទសំបូរ|Sandan សណ្ដាន់|Santuk សន្ទុក|Stoung ស្ទោង|Taing Kouk តាំងគោក',
  Kampot:
    'Kampot កំពត|Bokor បូកគោ|Angkor Chey អង្គរជ័យ|Banteay Meas បន្ទាយមាស|Chhuk ឈូក|Chum Kiri ជុំគិរី|Dang Tong ដងទង់|Kampong Trach កំពង់ត្រាច|Tuek Chhou ទឹកឈូ',
  Kandal:
    'Ta Khmau តាខ្មៅ|Arey Ksat អរិយក្សត្រ|Sampeou Poun សំពៅពូន|Kandal Stueng កណ្ដាលស្ទឹង|Kien Svay កៀនស្វាយ|Khsach Kandal ខ្សាច់កណ្ដាល|Kaoh Thum កោះធំ|Leuk Daek លើកដែក|Lvea Aem ល្វាឯម|Mukh Kampul មុខកំពូល|Angk Snuol អង្គស្នួល|Ponhea Lueu ពញាឮ|Sang ស្អាង',
  Kep: 'Kep កែប|Damnak Changaeur ដំណាក់ចង្អើរ',
  'Koh Kong':
    'Khemarak Phoumin ខេមរភូមិន្ទ|Botum Sakor បុទុមសាគរ|Kiri Sakor គិរីសាគរ|Koh Kong កោះកុង|Mondol Seima មណ្ឌលសីមា|Srae Ambel ស្រែអំបិល|Thma Bang ថ្មបាំង',
  Kratie:
    'Kratie ក្រចេះ|Chhloung ឆ្លូង|Prek Prasab ព្រែកប្រសព្វ|Sambour សំបូរ|Snuol ស្នួល|Chet Borei ចិត្របុរី|Ou Krieng Saenchey អូរគ្រៀងសែនជ័យ',
  Mondulkiri: 'Saen Monourom សែនមនោរម្យ|Kaev Seima កែវសីមា|Kaoh Nheaek កោះញែក|Ou Reang អូររាំង|Pech Chreada ពេជ្រាដា',
  'Oddar Meanchey':
    'Samraong សំរោង|Anlong Veaeng អន្លង់វែង|Banteay Ampil បន្ទាយអំពិល|Chong Kal ចុងកាល់|Trapeang Prasat ត្រពាំងប្រាសាទ',
  Pailin: 'Pailin ប៉ៃលិន|Sala Krau សាលាក្រៅ',
  'Preah Sihanouk':
    'Preah Sihanouk ព្រះសីហនុ|Prey Nob ព្រៃនប់|Stueng Hav ស្ទឹងហាវ|Kampong Seila កំពង់សីលា|Kaoh Rung កោះរ៉ុង|Kampong Soam កំពង់សោម',
  'Preah Vihear':
    'Preah Vihear ព្រះវិហារ|Chey Saen ជ័យសែន|Chhaeb ឆែប|Choam Ksant ជាំក្សាន្ត|Kuleaen គូលែន|Rovieng រវៀង|Sangkum Thmei សង្គមថ្មី|Tbaeng Mean Chey ត្បែងមានជ័យ',
  'Prey Veng':
    'Prey Veng ព្រៃវែង|Ba Phnum បាភ្នំ|Kamchay Mear កំចាយមារ|Kampong Trabaek កំពង់ត្របែក|Kanhchriech កញ្ជ្រៀច|Me Sang មេសាង|Peam Chor ពាមជរ|Peam Ro ពាមរក៍|Pea Reang ពារាំង|Preah Sdach ព្រះស្ដេច|Pur Rieng ពោធិ៍រៀង|Sithor Kandal ស៊ីធរកណ្ដាល|Svay Antor ស្វាយអន្ទរ',
  Pursat:
    'Pursat ពោធិ៍សាត់|Bakan បាកាន|Kandieng កណ្ដៀង|Krakor ក្រគរ|Phnum Kravanh ភ្នំក្រវាញ|Veal Veaeng វាលវែង|Ta Lou Senchey តាលោសែនជ័យ',
  Ratanakiri:
    'Banlung បានលុង|Andoung Meas អណ្ដូងមាស|Bar Kaev បរកែវ|Koun Mom កូនមុំ|Lumphat លំផាត់|Ou Chum អូរជុំ|Ou Ya Dav អូរយ៉ាដាវ|Ta Veaeng តាវែង|Veun Sai វើនសៃ',
  'Siem Reap':
    'Siem Reap សៀមរាប|Run Ta Aek Techo Sen រុនតាឯកតេជោសែន|Angkor Chum អង្គរជុំ|Angkor Thum អង្គរធំ|Banteay Srei បន្ទាយស្រី|Chi Kraeng ជីក្រែង|Kralanh ក្រឡាញ់|Puok ពួក|Prasat Bakong ប្រាសាទបាគង|Soutr Nikom សូទ្រនិគម|Srei Snam ស្រីស្នំ|Svay Leu ស្វាយលើ|Varin វ៉ារិន',
  'Stung Treng':
    'Stung Treng ស្ទឹងត្រែង|Sesan សេសាន|Siem Bouk សៀមបូក|Siem Pang សៀមប៉ាង|Thala Barivat ថាឡាបរិវ៉ាត់|Borei Ou Svay Senchey បុរីអូរស្វាយសែនជ័យ',
  'Svay Rieng':
    'Svay Rieng ស្វាយរៀង|Bavet បាវិត|Chantrea ចន្ទ្រា|Kampong Rou កំពង់រោទិ៍|Rumduol រំដួល|Romeas Haek រមាសហែក|Svay Chrum ស្វាយជ្រំ|Svay Teab ស្វាយទាប',
  Takeo:
    'Doun Kaev ដូនកែវ|Angkor Borei អង្គរបូរី|Bati បាទី|Borei Cholsar បូរីជលសារ|Kiri Vong គីរីវង់|Kaoh Andaet កោះអណ្ដែត|Prey Kabbas ព្រៃកប្បាស|Samraong សំរោង|Tram Kak ត្រាំកក់|Treang ទ្រាំង',
  'Tboung Khmum':
    'Suong សួង|Dambae តំបែ|Krouch Chhmar ក្រូចឆ្មារ|Memot មេមត់|Ou Reang Ov អូររាំងឪ|Ponhea Kraek ពញាក្រែក|Tboung Khmum ត្បូងឃ្មុំ',
}

/** The districts of a province with their Khmer names, as they are kept in an order; none for what is no province. */
export function districtsOf(province: string): readonly (readonly [name: string, khmer: string])[] {
  const list = Object.hasOwn(written, province) ? (written[province] ?? '') : ''
  return [...list.matchAll(/([^|]+?) ([^ |]+)(?:\||$)/g)].map(([, name = '', khmer = '']) => [name, khmer])
}
