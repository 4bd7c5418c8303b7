/** Texts for a message to a citizen to begin with, in both languages at once; {name} stands for the citizen's name. */
export const drafts = {
  collect:
    'नमस्ते {name}, आपके कागज़ात तैयार हैं। कृपया कार्यालय से ले जाएँ।\n\nDear {name}, your documents are ready. Please collect them from the office.',
  bring:
    'नमस्ते {name}, कृपया अपने मूल कागज़ात लेकर कार्यालय आएँ।\n\nDear {name}, please come to the office with your original documents.',
  call: 'नमस्ते {name}, कृपया कार्यालय से फ़ोन पर संपर्क करें।\n\nDear {name}, please call the office.',
} as const;
