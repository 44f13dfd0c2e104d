interface InBothLanguages {
  readonly kh: string
  readonly en: string
}

/** A new version asks everybody again. */
export const termsVersion = '2026-01'

export const termsTitle: InBothLanguages = { kh: 'លក្ខខណ្ឌនៃការប្រើប្រាស់', en: 'Terms and conditions' }

export const termsParagraphs: readonly InBothLanguages[] = [
  {
    kh: 'អ្នកអាចរចនាសម្លៀកបំពាក់កីឡា រក្សាទុក ចែករំលែក និងបញ្ជាទិញវានៅហាងនេះ។ អ្នកទទួលខុសត្រូវចំពោះអ្វីដែលអ្នកដាក់លើការរចនារបស់អ្នក។',
    en: 'You may design sportswear in this shop, keep it, share it and order it. What you put on your designs is your responsibility.',
  },
  {
    kh: 'សូមប្រើតែរូបភាព ឈ្មោះ និងនិមិត្តសញ្ញា ដែលអ្នកមានសិទ្ធិប្រើ។ ហាងអាចបដិសេធការរចនាដែលបំពានសិទ្ធិរបស់អ្នកដទៃ ឬប្រឆាំងនឹងច្បាប់។',
    en: 'Use only pictures, names and marks that you have the right to use. The shop may refuse a design that breaks the rights of others or the law.',
  },
  {
    kh: 'ហាងពិនិត្យការបញ្ជាទិញនីមួយៗ ហើយទាក់ទងអ្នកអំពីតម្លៃ ការបង់ប្រាក់ និងការដឹកជញ្ជូន មុនពេលផលិត។',
    en: 'The shop looks at each order and contacts you about the price, the payment and the delivery before anything is made.',
  },
  {
    kh: 'ឈ្មោះ និងលេខរបស់កីឡាករ ត្រូវបានប្រើតែសម្រាប់ផលិតអាវរបស់អ្នកប៉ុណ្ណោះ។ អ្នកអាចលុបគណនីរបស់អ្នកនៅពេលណាក៏បាន។',
    en: 'Names and numbers of players are used to make your shirts and for nothing else. You may delete your account at any time.',
  },
]
