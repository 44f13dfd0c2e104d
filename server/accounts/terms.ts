interface InBothLanguages {
  readonly kh: string
  readonly en: string
}

/** With a new version everybody must accept the terms again. */
export const termsVersion = '2026-11'

export const termsTitle: InBothLanguages = { kh: 'លក្ខខណ្ឌប្រើប្រាស់', en: 'Terms of Service' }

export const termsParagraphs: readonly InBothLanguages[] = [
  {
    kh: 'អ្នកអាចរចនាសម្លៀកបំពាក់កីឡា រក្សាទុក ចែករំលែក និងបញ្ជាទិញវានៅហាងនេះ។ អ្នកទទួលខុសត្រូវចំពោះអ្វីដែលអ្នកដាក់លើការរចនារបស់អ្នក។',
    en: 'You can design, save, share and order sportswear in this shop. You are responsible for what you put on your designs.',
  },
  {
    kh: 'សូមប្រើតែរូបភាព ឈ្មោះ និងនិមិត្តសញ្ញា ដែលអ្នកមានសិទ្ធិប្រើ។ ហាងអាចបដិសេធការរចនាដែលបំពានសិទ្ធិរបស់អ្នកដទៃ ឬប្រឆាំងនឹងច្បាប់។',
    en: 'Only use images, names and trademarks that you have the right to use. The shop may refuse designs that infringe the rights of others or break the law.',
  },
  {
    kh: 'ហាងពិនិត្យការបញ្ជាទិញនីមួយៗ ហើយទាក់ទងអ្នកអំពីការបង់ប្រាក់ និងការដឹកជញ្ជូន មុនពេលផលិត។',
    en: 'The shop reviews every order and contacts you about payment and delivery before production starts.',
  },
  {
    kh: 'យើងប្រើឈ្មោះ និងលេខរបស់កីឡាករ តែសម្រាប់ផលិតអាវរបស់អ្នកប៉ុណ្ណោះ។ អ្នកអាចលុបគណនីរបស់អ្នកនៅពេលណាក៏បាន។',
    en: 'Player names and numbers are only used to make your kits. You can delete your account at any time.',
  },
]
