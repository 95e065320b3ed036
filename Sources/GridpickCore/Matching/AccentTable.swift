// Generated from fzf 0.67.0 by the command below; to change it, change that, and run it.
//
//     Tools/generate-accent-table.py fzf > Sources/GridpickCore/Matching/AccentTable.swift

/// Letters with an accent, and others that answer for one of ASCII.
enum AccentTable {
  /// The letters, sorted: each stands above the low byte, which is the letter it answers for.
  static let entries: [UInt32] = words.unicodeScalars.split(separator: " ").flatMap { word in
    word.dropFirst().map { $0.value << 8 | word[word.startIndex].value }
  }.sorted()

  /// Letters of ASCII, each followed by those that answer for it.
  private static let words = """
    aàáâãäåāăąǎȁȃȧɐɑ\u{363}ḁẚạảấầẩẫậắằẳẵặａ bƀƃɓḃḅḇｂ cçćĉċčƈȼɕʗ\u{368}ↄｃ \
    dďđƌȡɖɗ\u{369}ḋḍḏḑḓｄ eèéêëēĕėęěǝȅȇȩɇɘɛɜɝɞʚ\u{364}ᴈḙḛẹẻẽếềểễệｅ fƒḟｆ \
    gĝğġģǥǧǵɠɡḡｇ hĥħȟɥɦʮ\u{36a}ḣḥḧḩḫẖₕｈ iìíîïĩīĭįıǐȉȋɨ\u{365}ᴉᵢḭỉịⁱｉ \
    jĵǰȷɉɟʝｊ kķƙǩʞḱḳḵₖｋ lĺļľŀłƚȴɫɬɭḷḻḽₗｌ mɯɰɱ\u{36b}ᴟḿṁṃₘｍ nñńņňƞǹȵɲɳṅṇṉṋₙｎ \
    oòóôõöøōŏőơǒǫȍȏȯɔɵ\u{366}ᴑᴒᴓᴖᴗọỏốồổỗộớờởỡợｏ pƥṕṗₚｐ qɋʠｑ \
    rŕŗřȑȓɍɹɺɻɼɽɾɿ\u{36c}ᵣṙṛṟｒ sßśŝşšſșȿʂṡṣẛₛｓ tţťŧƫƭțȶʇʈ\u{36d}ṫṭṯṱẗₜｔ \
    uùúûüũūŭůűųưǔȕȗʉ\u{367}ᴝᴞᵤṳṵṷụủứừửữựｕ vʋʌ\u{36e}ᵥṽṿｖ wŵʍẁẃẅẇẉẘｗ \
    x\u{36f}ẋẍｘ yýÿŷƴȳɏʎẏẙỳỵỷỹｙ zźżžƶȥɀʐʑẑẓẕｚ AÀÁÂÃÄÅȺᴀẤẦẨẪẬẮẰẲẴẶＡ BƁɃʙᴃＢ \
    CÇȻᴄＣ DƉƊᴅＤ EÈÉÊËƎƐɆᴇẾỀỂỄỆＥ FＦ GƓɢʛＧ HʜＨ IÌÍÎÏİƗɪＩ JɈᴊＪ KᴋＫ LȽʟᴌＬ MƜᴍＭ \
    NÑƝȠɴᴎＮ OÒÓÔÕÖØƆƟᴏᴐỐỒỔỖỘỚỜỞỠỢＯ PᴘＰ QɊＱ RɌʀʁᴙᴚＲ SＳ TƮȾᴛＴ UÙÚÛÜɄᴜỨỪỬỮỰＵ \
    VƲɅᴠＶ WᴡＷ XＸ YÝŸɎʏＹ ZᴢＺ
    """
}
