"""Computes the checksum of a day of GET /v1/transactions, and the root of its seal.

Standard input: the items of all pages of the day, in their order, as one JSON array.
"""
import hashlib, json, sys

FIELDS = ['id', 'at', 'kind', 'state', 'player', 'coin', 'purse', 'amount', 'balance', 'hash']


def line(item):
    return '\t'.join(item[name] or '' for name in FIELDS) + '\n'


def root(leaves):
    """RFC 6962: 0 and the leaf, or 1 and both halves. The left half is the largest possible power of two."""
    if len(leaves) == 0:
        return hashlib.sha256(b'').digest()
    if len(leaves) == 1:
        return hashlib.sha256(b'\0' + leaves[0]).digest()
    half = 1 << (len(leaves) - 1).bit_length() - 1
    return hashlib.sha256(b'\1' + root(leaves[:half]) + root(leaves[half:])).digest()


items = json.load(sys.stdin)
leaves = sorted(bytes.fromhex(item['id'] + item['hash']) for item in items)
print(json.dumps({
    'checksum': hashlib.sha256(''.join(map(line, items)).encode()).hexdigest(),
    'root': root(leaves).hex(),
}))
