"""The game of a math model with lines, as a plain loop in Python without a library.

Usage: plain_loop.py model.json rounds. Prints seconds of processor time and the RTP it came to.
"""
import json
import random
import sys
import time


def counts(table, most):
    """What so many pay, from none to `most`; a count that is not listed pays what the largest one below it pays."""
    pays = [0] * (most + 1)
    for count in range(1, most + 1):
        pays[count] = table.get(str(count), pays[count - 1])
    return pays


def main():
    with open(sys.argv[1], encoding="utf8") as file:
        model = json.load(file)
    rounds = int(sys.argv[2])

    reels, rows = model["grid"]["reels"], model["grid"]["rows"]
    mode = model["modes"][0]
    strips = model["reelSets"][mode["reelSet"]]
    lines = model["evaluation"]["lines"]
    wild = next(symbol["id"] for symbol in model["symbols"] if symbol.get("wild"))
    scatter = next(symbol["id"] for symbol in model["symbols"] if symbol.get("scatter"))
    paytable = {
        symbol["id"]: counts(model["paytable"].get(symbol["id"], {}), reels) for symbol in model["symbols"]
    }
    wild_pays = paytable[wild]
    scatter_pays = counts(model["scatterPays"][scatter], reels * rows)
    cost = mode["cost"]
    cap = model["maxWinX"] * cost
    windows = [
        [[strip[(stop + row) % len(strip)] for row in range(rows)] for stop in range(len(strip))]
        for strip in strips
    ]

    def line_pay(window, line):
        """The larger of the run of wilds and the run of the first symbol after them, with wilds among it."""
        wilds = 0
        first = None
        run = 0
        for column, row in zip(window, line):
            symbol = column[row]
            if symbol == wild:
                if first is None:
                    wilds += 1
            elif first is None:
                if symbol == scatter:
                    break
                first = symbol
            elif symbol != first:
                break
            run += 1
        best = wild_pays[wilds]
        if first is None:
            return best
        return max(best, paytable[first][run])

    generator = random.Random(1)
    begun = time.process_time()
    won = 0
    for _ in range(rounds):
        window = [reel[generator.randrange(len(reel))] for reel in windows]
        win = 0
        for line in lines:
            win += line_pay(window, line)
        scatters = sum(column.count(scatter) for column in window)
        win += scatter_pays[scatters] * cost
        won += min(win, cap)
    print(time.process_time() - begun, won / (rounds * cost))


main()
